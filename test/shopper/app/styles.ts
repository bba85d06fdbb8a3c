import type { Settings } from '../settings.js'

/** The lines of Tailwind's reset that change the layout of lists and pictures. */
const PREFLIGHT = `
  *, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
  ol, ul { list-style: none }
  a { color: inherit; text-decoration: inherit }
  h1 { font-size: inherit; font-weight: inherit }
  img { display: block; vertical-align: middle; max-width: 100%; height: auto }
  button { font: inherit; color: inherit; background-color: transparent; border-radius: 0 }
`

export function addStyles(settings: Settings): void {
  const css = new CSSStyleSheet()
  css.replaceSync(`
    ${settings.hasPreflight ? PREFLIGHT : ''}
    ${settings.isSmooth ? ':root { scroll-behavior: smooth }' : ''}
    ${settings.hasScrollAnchoring ? '' : '* { overflow-anchor: none }'}
    body { margin: 0 }
    #tools { position: fixed; inset-block-start: 0; inset-inline-end: 0; z-index: 2 }
    /* At the end of the tools: their text would move the button while the shopper presses it. */
    #opened, #found { position: absolute; inset-block-start: 100% }
    [data-item-id] { display: block; min-width: 0; overflow: hidden }
    .frame { background: #ddd }
    img { background: #ddd }
    .full { width: 100% }
    .column, .grid { margin: 0; padding: 0 }
    .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(260px, 45%), 1fr)) }
    .carousel { display: flex; overflow-x: auto; margin: 0; padding: 0 }
    .carousel > * { flex: 0 0 220px; height: 150px }
    footer { overflow: hidden; background: #eee }
    dialog { width: 80vw; height: 70vh; overflow: auto; padding: 0 }
  `)
  document.adoptedStyleSheets = [css]
}

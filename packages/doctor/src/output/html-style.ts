/** `light-dark()` follows the reader's system. */
export const STYLE = `
:root { color-scheme: light dark; --text: light-dark(#1c1e21, #e6e8eb); --soft: light-dark(#5a6068, #a2a9b2);
  --page: light-dark(#ffffff, #15171a); --box: light-dark(#f5f6f7, #1e2125); --line: light-dark(#dfe2e6, #33383e);
  --good: light-dark(#1a6b3c, #6fd19b); --bad: light-dark(#b3261e, #ff9a91); --warn: light-dark(#855300, #f0bd63) }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { margin: 0; font-size: clamp(1.15rem, 4vw, 1.6rem); line-height: 1.3 }
h2 { margin: 2.25rem 0 .5rem; font-size: 1.1rem }
.name, .time { margin: 0; color: var(--soft); font-size: .9rem }
.verdict { margin: 1rem 0 .5rem; padding: .75rem 1rem; border-left: 4px solid; border-radius: 4px; background: var(--box); font-weight: 600 }
.verdict[data-state=good] { border-color: var(--good); color: var(--good) }
.verdict[data-state=bad] { border-color: var(--bad); color: var(--bad) }
.findings { margin: 1rem 0 0; padding: 0; list-style: none }
.findings li { display: grid; grid-template-columns: 6.5rem 1fr; gap: .5rem; padding: .2rem .25rem }
a { color: inherit }
.rule { border-top: 1px solid var(--line) }
.rule:last-child { border-bottom: 1px solid var(--line) }
summary { display: grid; grid-template-columns: 6.5rem 1fr 1rem; gap: .5rem; padding: .55rem .25rem; cursor: pointer; list-style: none }
summary::-webkit-details-marker { display: none }
summary::after { content: "+"; color: var(--soft); text-align: right }
[open] > summary::after { content: "\\2212" }
summary:hover { background: var(--box) }
summary:focus-visible, pre:focus-visible { outline: 2px solid var(--good); outline-offset: 2px }
.outcome { font-size: .9rem; line-height: 1.7; color: var(--soft) }
[data-outcome=holds] .outcome { color: var(--good) }
[data-outcome=broken] .outcome { color: var(--bad); font-weight: 700 }
[data-outcome=warning] .outcome { color: var(--warn); font-weight: 600 }
dl { display: grid; grid-template-columns: minmax(6.5rem, 11rem) 1fr; gap: .3rem 1rem; margin: 0 0 1rem; padding: 0 .25rem; font-size: .95rem }
.rule dl { padding-left: 7.25rem }
dt { color: var(--soft) }
dd { margin: 0 }
code, pre { font: .88em/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
pre { margin: .5rem 0; padding: 1rem; border-radius: 6px; background: var(--box); overflow-x: auto; overflow-wrap: normal }
@media (max-width: 40rem) {
  summary { grid-template-columns: 1fr 1rem; gap: 0 .5rem }
  summary .outcome { grid-column: 1; line-height: 1.4 }
  summary .outcome + span { grid-column: 1 }
  summary::after { grid-column: 2; grid-row: 1 }
  dl, .facts { grid-template-columns: 1fr; gap: 0 }
  .rule dl { padding-left: .25rem }
  dd { margin-bottom: .5rem }
}
@media print { .rule dl { display: grid } summary::after { content: "" } }
`

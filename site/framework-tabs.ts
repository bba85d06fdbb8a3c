const FRAMEWORKS = ['Vite', 'Next', 'React Router']

/**
 * Sections of frameworks that follow each other become tabs: `#### Vite`, `#### Next`, `#### React Router`. In the package and
 * on GitHub, they stay sections. A section ends at the next heading, or at a line `<!-- /tabs -->`.
 */
export function withFrameworkTabs(markdown: string): string {
  const heading = FRAMEWORKS.join('|')
  const section = `#### (?:${heading})\\n(?:(?!^#{1,4} |^<!-- /tabs -->)[^]*?)(?=^#{1,4} |^<!-- /tabs -->|$(?![^]))`
  return markdown.replaceAll(new RegExp(`(?:^${section})+`, 'gm'), (run) => {
    const sections = run.split(/^#### /m).slice(1)
    const slots = sections.map((text) => {
      const name = text.slice(0, text.indexOf('\n'))
      return `<template #${slotOf(name)}>\n\n${text.slice(name.length).trim()}\n\n</template>`
    })
    return `<ChoiceTabs kind="framework">\n${slots.join('\n')}\n</ChoiceTabs>\n\n`
  })
}

/** The parts of `docs/next.md` as tabs: what is above the first of these headings, and each of the others. */
export function withNextTabs(markdown: string): string {
  const [pages = '', ...parts] = markdown.split(/^(?=## (?:Caching|Recipes|Agents) in Next$)/m)
  const start = pages.indexOf('\n## ') + 1
  const slots = [
    ['pages', pages.slice(start)],
    ...parts.map((part) => [part.split(' ')[1]!.toLowerCase(), part]),
  ]
  const panels = slots.map(([slot, text]) => `<template #${slot}>\n\n${text!.trim()}\n\n</template>`)
  return `${pages.slice(0, start)}<ChoiceTabs kind="next">\n${panels.join('\n')}\n</ChoiceTabs>\n`
}

/** `React Router` is the slot `react-router`. */
const slotOf = (name: string) => name.toLowerCase().replace(' ', '-')

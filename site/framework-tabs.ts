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

/** `React Router` is the slot `react-router`. */
const slotOf = (name: string) => name.toLowerCase().replace(' ', '-')

/** A part of a page of `docs/`. */
export interface GuideSection {
  /** Without backticks; `''` for the text above the first heading. */
  readonly heading: string
  readonly text: string
}

const FENCE = /^```.*?^```$/gms

/** The sections of a page. Lines in code are no headings. */
export function readSections(markdown: string): GuideSection[] {
  const masked = markdown.replaceAll(FENCE, (fence) => fence.replaceAll(/[^\n]/g, ' '))
  const starts = [...masked.matchAll(/^# .+$|^## (.+)$/gm)]
  return starts.map(({ index, 0: line, 1: heading = '' }, number) => ({
    heading: heading.replaceAll('`', ''),
    text: markdown.slice(index + line.length, starts[number + 1]?.index).trim(),
  }))
}

/** The first TypeScript example that contains `part`. Every example of `docs/` is compiled by a test. */
export function findExample(markdown: string, part: string): string | undefined {
  return [...markdown.matchAll(/^```tsx?\n(.*?)^```$/gms)]
    .map(([, code]) => code)
    .find((code) => code?.includes(part))
}

/** Storybook has no page for most of `docs/`, so a link becomes its text and the name of the file. */
export function withoutLinks(markdown: string): string {
  return markdown.replaceAll(
    /\[([^\]]+)\]\(((?!https?:)[^)#]*)(?:#[^)]*)?\)/g,
    (_, text: string, file: string) => (file ? `${text} (\`docs/${file}\`)` : text),
  )
}

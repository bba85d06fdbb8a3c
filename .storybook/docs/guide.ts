/** A part of a page of `docs/`. */
export interface GuideSection {
  /** Without backticks; `''` for the text above the first heading. */
  readonly heading: string
  readonly text: string
}

const FENCE = /^```.*?^```$/gms

/** Lines in code are not headings. */
const withoutCode = (markdown: string) =>
  markdown.replaceAll(FENCE, (fence) => fence.replaceAll(/[^\n]/g, ' '))

/** Of a heading, as GitHub and npm build it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/**
 * The section with this anchor as a page of its own, with its heading as the title. Two components can share a page of
 * `docs/`, and each shows its own section.
 */
export function sectionAsPage(markdown: string, anchor: string): string | undefined {
  const masked = withoutCode(markdown)
  const headings = [...masked.matchAll(/^(#+) (.+)$/gm)].map(({ index, 1: marks = '', 2: heading = '' }) => ({
    index,
    level: marks.length,
    heading,
  }))
  const own = headings.find(({ heading }) => anchorOf(heading) === anchor)
  if (!own) return undefined
  const end = headings.find(({ index, level }) => index > own.index && level <= own.level)?.index
  const lines = masked.slice(own.index, end).split('\n')
  const text = markdown.slice(own.index, end).split('\n')
  return text
    .map((line, number) => (/^#+ /.test(lines[number] ?? '') ? line.slice(own.level - 1) : line))
    .join('\n')
}

/** The sections of a page. */
export function readSections(markdown: string): GuideSection[] {
  const masked = withoutCode(markdown)
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

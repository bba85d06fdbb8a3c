// The pages of docs/, for the pages of hooks, which quote them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page of docs/. */
export interface Guide {
  readonly page: string
  readonly title: string
  readonly text: string
  /** With their fences. */
  readonly examples: readonly string[]
}

/** Pages that use everything, so they are no guide to one component or hook. */
const NO_GUIDES = /^(migrate-|errors|testing|getting-started|security|support)/
const docs = join(import.meta.dirname, '../docs')

export function readGuides(): readonly Guide[] {
  return readdirSync(docs)
    .filter((name) => name.endsWith('.md'))
    .map((name) => toGuide(name, readFileSync(join(docs, name), 'utf8')))
}

function toGuide(page: string, text: string): Guide {
  return {
    page,
    title: /^# (.+)$/m.exec(text)![1]!,
    text,
    examples: [...text.matchAll(/^```tsx?\n.*?^```$/gms)].map(([fence]) => fence),
  }
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(new RegExp(pattern, 'g'))].length

/** The page that names it most. */
export function findGuide(guides: readonly Guide[], pattern: RegExp): Guide | undefined {
  const [best] = guides
    .filter(({ page }) => !NO_GUIDES.test(page))
    .map((guide) => ({ guide, mentions: count(guide.text, pattern) }))
    .filter(({ mentions }) => mentions > 0)
    .toSorted((a, b) => b.mentions - a.mentions)
  return best?.guide
}

export const linkOf = ({ title, page }: Guide) => `[${title}](../${page})`

/** `examples/` has examples of what the guides do not show alone. */
export function readExample(name: string): string | undefined {
  const file = join(import.meta.dirname, 'examples', `${name}.tsx`)
  return existsSync(file) ? `\`\`\`tsx\n${readFileSync(file, 'utf8')}\`\`\`` : undefined
}

/** The shortest example of its guide; else one of any page. */
export function findExample(guides: readonly Guide[], pattern: RegExp): string | undefined {
  const pick = (examples: readonly string[]) =>
    examples.filter((fence) => pattern.test(fence)).toSorted((a, b) => a.length - b.length)[0]
  return pick(findGuide(guides, pattern)?.examples ?? []) ?? pick(guides.flatMap(({ examples }) => examples))
}

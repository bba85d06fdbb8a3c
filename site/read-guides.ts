// The pages of docs/, for the pages of components and hooks that quote them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { sectionAsPage } from '../.storybook/docs/guide.js'

export interface GuideExample {
  /** With its fences. */
  readonly fence: string
  /** Of the section around it; that of the page above the first section. */
  readonly heading: string
}

/** A page of docs/. */
export interface Guide {
  readonly page: string
  readonly title: string
  readonly text: string
  readonly examples: readonly GuideExample[]
}

/** Pages that use everything, so they are no guide to one component or hook. */
const NO_GUIDES = /^(migrate-|errors|testing|mock-store|performance|getting-started|security|support)/
const docs = join(import.meta.dirname, '../docs')

export function readGuides(): readonly Guide[] {
  return readdirSync(docs)
    .filter((name) => name.endsWith('.md'))
    .map((name) => toGuide(name, readFileSync(join(docs, name), 'utf8')))
}

function toGuide(page: string, text: string): Guide {
  const fences = [...text.matchAll(/^```tsx?\n.*?^```$/gms)]
  return {
    page,
    title: /^# (.+)$/m.exec(text)![1]!,
    text,
    examples: fences.map(({ 0: fence, index }) => ({ fence, heading: headingAbove(text, index) })),
  }
}

/** `page.md`, or `page.md#anchor` for a section of a page that tells about several components. */
export function guideAt(guides: readonly Guide[], place: string): Guide {
  const [page, anchor] = place.split('#')
  const whole = guides.find((guide) => guide.page === page)
  if (anchor === undefined && whole) return whole
  const text = whole && anchor !== undefined && sectionAsPage(whole.text, anchor)
  if (!text) throw new Error(`docs/ has no ${place}.`)
  return toGuide(place, text)
}

/** Lines of code are no headings. */
function headingAbove(text: string, index: number): string {
  const prose = text.slice(0, index).replaceAll(/^```.*?^```$/gms, '')
  return [...prose.matchAll(/^#{1,4} (.+)$/gm)].at(-1)![1]!
}

/** The text of the sections with these headings, without the headings. */
export function sectionsOf({ text }: Guide, heading: RegExp): readonly string[] {
  return text
    .split(/^## /m)
    .slice(1)
    .filter((section) => heading.test(section.slice(0, section.indexOf('\n'))))
    .map((section) => section.slice(section.indexOf('\n')).trim())
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(new RegExp(pattern, 'g'))].length

/** The page that names it most. */
export function findGuide(guides: readonly Guide[], pattern: RegExp): Guide | undefined {
  // Every page has a provider, and the first steps explain it.
  if (pattern.test('<StorefrontProvider>')) return guides.find(({ page }) => page === 'getting-started.md')
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
  return existsSync(file) ? asFence(file) : undefined
}

export const asFence = (file: string) => `\`\`\`tsx\n${readFileSync(file, 'utf8')}\`\`\``

/** The shortest example of its guide; else one of any page. */
export function findExample(guides: readonly Guide[], pattern: RegExp): string | undefined {
  const pick = (examples: readonly GuideExample[]) =>
    examples
      .map(({ fence }) => fence)
      .filter((fence) => pattern.test(fence))
      .toSorted((a, b) => a.length - b.length)[0]
  return pick(findGuide(guides, pattern)?.examples ?? []) ?? pick(guides.flatMap(({ examples }) => examples))
}

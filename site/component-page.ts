// What the site adds to the guide of a component, which is also its page: a preview, and below the guide its API.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parts as claimed } from '../scripts/conformance/claims.js'
import { componentNotes, type ComponentNotes } from './component-notes.js'

/** A part as the types and docstrings describe it. */
export interface DescribedPart {
  readonly name: string
  readonly summary: string
  readonly attributes: readonly string[]
}

export interface DescribedComponent {
  readonly name: string
  readonly importLine: string
  readonly parts: readonly DescribedPart[]
  /** Props and states of its parts. */
  readonly api: readonly string[]
}

/** A longer transcript is cut. */
const MAX_LINES = 60
const KEYS = /\b(arrow keys?|Escape|Page ?Up|Enter|Up and Down)\b/

function notesOf(name: string): ComponentNotes {
  const notes = componentNotes[name]
  if (!notes) throw new Error(`site/component-notes.ts has nothing for ${name}.`)
  return notes
}

/** `product-list.md` */
export const guideOf = (name: string) => notesOf(name).guide.replace(/#.*/, '')

/** Of the heading below which the API of the component is. */
export const apiAnchorOf = (name: string) => `api-of-${name.toLowerCase()}`

/**
 * @param guide the page of docs/
 * @returns the page of the site, and what is missing in docs/ or in the notes
 */
export function addComponent(
  guide: string,
  component: DescribedComponent,
): { readonly text: string; readonly problems: readonly string[] } {
  const { name } = component
  const notes = notesOf(name)
  const isUsed = new RegExp(`<${name}[.\\s>/]`).test(guide)
  return {
    text: [withPreview(guide.trimEnd(), name, notes), ...apiSections(guide, component, notes), ''].join(
      '\n\n',
    ),
    problems: [
      ...(isUsed ? [] : [`docs/${notes.guide} has no example of ${name}.`]),
      ...unknownAttributes(component, notes).map((each) => `${name} has no ${each}, which its style uses.`),
    ],
  }
}

/** Below the first paragraph of the page, or below the heading of the section. */
function withPreview(guide: string, name: string, { guide: place, preview, isTall }: ComponentNotes): string {
  if (preview === undefined) return guide
  const element = `<BlockPreview name="${preview}" title="${name}"${isTall ? ' tall' : ''} />`
  const [, anchor] = place.split('#')
  const start =
    anchor === undefined
      ? /^# .+\n\n(?!```)[^]+?\n\n/m.exec(guide)
      : [...guide.matchAll(/^#{2,3} (.+)\n\n/gm)].find(([, heading]) => slugOf(heading!) === anchor)
  if (!start) throw new Error(`docs/${place} has no place for the preview of ${name}.`)
  const end = start.index + start[0].length
  return `${guide.slice(0, end)}${element}\n\n${guide.slice(end)}`
}

const slugOf = (heading: string) => heading.toLowerCase().replaceAll('`', '').replaceAll(' ', '-')

const apiSections = (guide: string, component: DescribedComponent, notes: ComponentNotes) => [
  `## API of ${component.name}`,
  component.importLine,
  ...component.api,
  ...stylingSection(component, notes),
  ...accessibilitySection(guide, component, notes),
]

function stylingSection({ name }: DescribedComponent, { style }: ComponentNotes): readonly string[] {
  if (!style) return []
  return [
    `### Styling of ${name}`,
    '<ChoiceTabs kind="style">\n<template #css>',
    `\`\`\`css\n${style.css}\n\`\`\``,
    '</template>\n<template #tailwind>',
    `\`\`\`tsx\n${style.tailwind}\n\`\`\``,
    '</template>\n</ChoiceTabs>',
  ]
}

function accessibilitySection(
  guide: string,
  { name, parts }: DescribedComponent,
  { transcript }: ComponentNotes,
): readonly string[] {
  const ofParts = (pattern: RegExp) =>
    parts.filter(({ summary }) => pattern.test(summary)).map((part) => `- \`${part.name}\`: ${part.summary}`)
  // A guide with a section of its own says more than the docstrings.
  const isInGuide = /^#+ (Accessibility|Keyboard)/m.test(guide)
  const notes = isInGuide ? [] : [...new Set([...ofParts(KEYS), ...ofParts(/announce/i)])]
  const report = claimed.find(({ part }) => part.split(/ and |\./).includes(name))
  const section = [
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    ...(transcript ? [spoken(transcript)] : []),
    ...(report
      ? [`[What it does for whom](accessibility.md#${slugOf(report.part).replace('.', '-')}).`]
      : []),
  ]
  return section.length > 0 ? [`### Accessibility of ${name}`, ...section] : []
}

/** What Chromium's accessibility tree says, key by key. */
function spoken(transcript: string): string {
  const file = join(import.meta.dirname, '../test/announcements/transcripts', `${transcript}.txt`)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), '…'] : lines
  return [
    '::: details What a screen reader announces',
    `\`\`\`text\n${shown.map(wrap).join('\n')}\n\`\`\``,
    ':::',
  ].join('\n\n')
}

/** At most 80 columns, so that a phone scrolls as little as possible. */
function wrap(line: string): string {
  const indent = /^ */.exec(line)?.[0] ?? ''
  const words = line.trim().split(' ')
  const wrapped = words.reduce<readonly string[]>((rows, word) => {
    const row = rows.at(-1)
    if (row === undefined) return [`${indent}${word}`]
    return row.length + 1 + word.length > 80
      ? [...rows, `${indent}  ${word}`]
      : [...rows.slice(0, -1), `${row} ${word}`]
  }, [])
  return wrapped.join('\n')
}

/** So that a style keeps to the public API when a state is renamed. */
function unknownAttributes({ parts }: DescribedComponent, { style }: ComponentNotes): readonly string[] {
  const known = new Set(parts.flatMap(({ attributes }) => attributes))
  const used = `${style?.css ?? ''}\n${style?.tailwind ?? ''}`.match(/\bdata-\[?[a-z]+/g) ?? []
  return [...new Set(used.map((each) => each.replace('[', '')))].filter((each) => !known.has(each))
}

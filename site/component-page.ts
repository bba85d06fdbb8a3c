// The sections of a component's page above its API: live example, anatomy, examples, styling, accessibility.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { criteria, parts as claimed } from '../scripts/conformance/claims.js'
import { componentNotes, type ComponentNotes } from './component-notes.js'
import {
  asFence,
  findGuide,
  guideAt,
  linkOf,
  readExample,
  sectionsOf,
  type Guide,
  type GuideExample,
} from './read-guides.js'
import { table } from './table.js'

/** A part as the types and docstrings describe it. */
export interface DescribedPart {
  readonly name: string
  readonly summary: string
  readonly hasElement: boolean
  readonly attributes: readonly {
    readonly name: string
    readonly type: string
    readonly description: string
  }[]
}

export interface DescribedComponent {
  readonly name: string
  readonly importLine: string
  readonly parts: readonly DescribedPart[]
}

const MAX_EXAMPLES = 4
/** A longer one is a page of its guide. */
const MAX_LINES = 60
/** The success criterion of WCAG. */
const KEYBOARD = '2.1.1'
const KEYS = /\b(arrow keys?|Escape|Page ?Up|Enter|Up and Down)\b/

/** @returns Markdown, and what is missing in docs/ or in the notes */
export function componentSections(
  component: DescribedComponent,
  guides: readonly Guide[],
): { readonly text: readonly string[]; readonly problems: readonly string[] } {
  const { name, parts } = component
  const notes = componentNotes[name]
  if (!notes) return { text: [], problems: [`site/component-notes.ts has nothing for ${name}.`] }
  const isGroup = parts.length > 1
  const pattern = new RegExp(`<${name}${isGroup ? '\\.' : '[\\s>/]'}`)
  const own = notes.guides.map((place) => guideAt(guides, place))
  const { anatomy, others } = pickExamples(component, notes, own, pattern)
  const guide = findGuide(guides, pattern) ?? own[0]
  return {
    text: [
      `<BlockPreview name="${notes.preview}" title="${name}"${notes.isTall ? ' tall' : ''} />`,
      ...(guide ? [`Guide: ${linkOf(guide)}`] : []),
      ...anatomySection(component, anatomy),
      ...examplesSection(others, own),
      ...stylingSection(component, notes),
      ...accessibilitySection(component, notes, own),
    ],
    problems: [
      ...(anatomy ? [] : [`docs/ has no example of ${name}.`]),
      ...unknownAttributes(component, notes).map((each) => `${name} has no ${each}, which its style uses.`),
    ],
  }
}

/** The anatomy has the most parts; of several, the shortest. */
function pickExamples(
  { name, parts }: DescribedComponent,
  { guides, preview }: ComponentNotes,
  own: readonly Guide[],
  pattern: RegExp,
): { readonly anatomy: string | undefined; readonly others: readonly GuideExample[] } {
  const found = own.flatMap(({ examples }) => examples).filter(({ fence }) => pattern.test(fence))
  const shown = (fence: string) => parts.filter((part) => new RegExp(`<${part.name}\\b`).test(fence)).length
  const [most] = found.toSorted((a, b) => shown(b.fence) - shown(a.fence) || a.fence.length - b.fence.length)
  const anatomy = readExample(name) ?? most?.fence
  const others = found.filter(({ fence }) => fence !== anatomy && fence.split('\n').length <= MAX_LINES)
  if (others.length > 0 || guides.length === 0) return { anatomy, others: others.slice(0, MAX_EXAMPLES) }
  return { anatomy, others: playgroundExample(preview) }
}

/** A small program that the site also runs, for a component that the guides show once. */
function playgroundExample(preview: string): readonly GuideExample[] {
  const playground = PLAYGROUNDS[preview] ?? preview
  const file = join(import.meta.dirname, 'playgrounds', `${playground}.tsx`)
  return [{ heading: 'On a store in memory', fence: asFence(file) }]
}

/** Where the playground has another name than the preview. */
const PLAYGROUNDS: Readonly<Record<string, string>> = {
  'cart-drawer': 'cart',
  'product-grid': 'product-list',
  'search-page': 'search',
  'sort-and-facets': 'facets',
  'variant-pickers': 'variant-picker',
  wishlist: 'save-toggle',
}

/** `.Root`: the whole name would leave a phone no room for its description. */
const shortOf = (part: string) => part.slice(part.indexOf('.'))

const anatomySection = ({ importLine, parts }: DescribedComponent, anatomy = '') => [
  '## Anatomy',
  ...(parts.length > 1 ? [] : [parts[0]?.summary ?? '']),
  importLine,
  anatomy,
  ...(parts.length > 1
    ? [
        table(
          ['part', 'what it is'],
          parts.map(({ name, summary }) => [`\`${shortOf(name)}\``, summary]),
        ),
      ]
    : []),
]

function examplesSection(examples: readonly GuideExample[], own: readonly Guide[]): readonly string[] {
  const headings = [...new Set(examples.map(({ heading }) => heading))]
  const of = (name: string) => examples.filter(({ heading }) => heading === name)
  return [
    '## Examples',
    ...headings.flatMap((name) => [`### ${name}`, ...of(name).map(({ fence }) => fence)]),
    `More: ${own.map(linkOf).join(', ')}`,
  ]
}

function stylingSection({ name, parts }: DescribedComponent, { style }: ComponentNotes): readonly string[] {
  if (!parts.some(({ hasElement }) => hasElement))
    return ['## Styling', `\`${name}\` renders no element, so there is nothing to style.`]
  const rows = parts.flatMap(({ name: part, attributes }) =>
    attributes.map(({ name: attribute, type, description }) => [
      parts.length > 1 ? `\`${shortOf(part)}\`<br>\`${attribute}\`` : `\`${attribute}\``,
      [type, description].filter(Boolean).join('<br>'),
    ]),
  )
  return [
    '## Styling',
    'The parts have no style. A state that is true is an attribute without a value; a state that is false has none. ' +
      '`className` and `style` also take a [function of the state](../styling.md#state-in-code).',
    ...(rows.length > 0
      ? [table([parts.length > 1 ? 'part and attribute' : 'attribute', 'value'], rows)]
      : []),
    ...(style
      ? [
          '<ChoiceTabs kind="style">\n<template #css>',
          `\`\`\`css\n${style.css}\n\`\`\``,
          '</template>\n<template #tailwind>',
          `\`\`\`tsx\n${style.tailwind}\n\`\`\``,
          '</template>\n</ChoiceTabs>',
        ]
      : []),
  ]
}

function accessibilitySection(
  { name, parts }: DescribedComponent,
  { transcript }: ComponentNotes,
  own: readonly Guide[],
): readonly string[] {
  const notes = own.flatMap((guide) => sectionsOf(guide, /^(Accessibility|Keyboard|Screen readers)\b/))
  const ofParts = (pattern: RegExp) =>
    parts.filter(({ summary }) => pattern.test(summary)).map((part) => `- \`${part.name}\`: ${part.summary}`)
  const claims = claimed.filter(({ part }) => part.split(/ and |\./).includes(name))
  // A claim of two components can be about the other one.
  const provedKeys = claims
    .filter(({ part }) => part === name)
    .flatMap((each) => each.claims)
    .filter(({ criterion }) => criterion === KEYBOARD)
    .map(({ what }) => `- ${what}`)
  // A guide with a table of keys says more than the docstrings.
  const keys = notes.some((text) => text.includes('| key')) ? [] : [...ofParts(KEYS), ...provedKeys]
  const announced = ofParts(/announce/i)
  const isSilent = notes.length + keys.length + announced.length + claims.length === 0
  return [
    '## Accessibility',
    ...(isSilent ? ['It has no control, so it has no keys, and it announces nothing.'] : []),
    ...notes.map((text) => text.replaceAll(/\]\((?!https?:|#)([^)]+)\)/g, '](../$1)')),
    ...(keys.length > 0 ? ['### Keys', keys.join('\n')] : []),
    ...(announced.length > 0 ? ['### Announcements', announced.join('\n')] : []),
    ...(transcript ? [spoken(transcript)] : []),
    ...(claims.length > 0 ? ['### Proved by tests', ...claims.map(claimsTable)] : []),
    'The [report of accessibility](../accessibility.md) says what a part does for whom, and what your shop adds.',
  ]
}

function claimsTable({ part, claims }: (typeof claimed)[number]): string {
  const rows = claims.map(({ criterion, what }) => [`${criterion} ${criteria[criterion] ?? ''}`, what])
  return table(['WCAG 2.2', `what \`${part.replace(' and ', '` and `')}\` does`], rows)
}

/** What a test recorded in Chromium's accessibility tree, key by key. */
function spoken(transcript: string): string {
  const file = join(import.meta.dirname, '../test/announcements/transcripts', `${transcript}.txt`)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), '…'] : lines
  return [
    '::: details What a screen reader is told, recorded by a test',
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
  const known = new Set(parts.flatMap(({ attributes }) => attributes.map(({ name }) => name)))
  const used = `${style?.css ?? ''}\n${style?.tailwind ?? ''}`.match(/\bdata-\[?[a-z]+/g) ?? []
  return [...new Set(used.map((each) => each.replace('[', '')))].filter((each) => !known.has(each))
}

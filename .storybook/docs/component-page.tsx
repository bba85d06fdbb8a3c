import {
  AnchorMdx,
  Canvas,
  CodeOrSourceMdx,
  Controls,
  Description,
  DocsContext,
  HeadersMdx,
  Markdown,
  Source,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { lazy, Suspense, useContext } from 'react'

import { findExample, readSections, sectionAsPage, withoutLinks } from './guide.js'
import './component-page.css'
import { StoryList } from './story-list.js'
import { Wide, WideTable } from './wide-table.js'

/** `parameters.guide` of a component's stories. */
export interface ComponentGuide {
  /** A file of `docs/`, without its extension; `page#anchor` for one section of it. */
  readonly page: string
  /** A text in the example that shows the anatomy. */
  readonly anatomy: string
  /** Headings of that file, in the order of the docs page. */
  readonly sections: readonly string[]
  /** Public names. `Cart` stands for all of its parts. */
  readonly parts: readonly string[]
}

const pages = import.meta.glob<string>('../../docs/*.md', { query: '?raw', import: 'default', eager: true })

// Compiled from the types, so this part of the page arrives later.
const PropTables = lazy(async () => ({ default: (await import('./prop-tables.js')).PropTables }))

/** The docs page of a component: texts and examples from `docs/`, props and states from the docstrings. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [primary] = useContext(DocsContext).componentStories()
  const { docs } = (primary?.parameters ?? {}) as { docs?: { source?: { code?: string } } }
  const copy = () => void navigator.clipboard.writeText(docs?.source?.code ?? '')
  const guide = preparedMeta.parameters['guide'] as ComponentGuide
  const [page, anchor] = guide.page.split('#')
  const whole = pages[`../../docs/${page}.md`] ?? ''
  const markdown = anchor === undefined ? whole : (sectionAsPage(whole, anchor) ?? '')
  const example = findExample(markdown, guide.anatomy)
  if (example === undefined) throw new Error(`docs/${page}.md has no example with "${guide.anatomy}".`)
  const section = (heading: string) => (
    <GuideText key={heading} page={guide.page} heading={heading} markdown={markdown} example={example} />
  )
  return (
    <div className="component-page">
      <Title />
      <Description />
      {section('')}
      <Canvas additionalActions={[{ title: 'Copy this block', onClick: copy }]} />
      {preparedMeta.component && (
        <>
          <h2>Controls</h2>
          <Wide label="Controls">
            <Controls />
          </Wide>
        </>
      )}
      <h2>Anatomy</h2>
      <Source code={example} language="tsx" dark />
      {guide.sections.map(section)}
      {guide.parts.length > 0 && (
        <>
          <h2>Props and data attributes</h2>
          <Suspense fallback={<p>Reading the types…</p>}>
            <PropTables names={guide.parts} />
          </Suspense>
        </>
      )}
      <h2>Stories</h2>
      <StoryList />
    </div>
  )
}

/** Storybook's own, which `options` would replace. */
const overrides = { code: CodeOrSourceMdx, a: AnchorMdx, ...HeadersMdx }

interface GuideTextProps {
  readonly page: string
  readonly heading: string
  readonly markdown: string
  /** Shown already, so it is left out here. */
  readonly example: string
}

function GuideText({ page, heading, markdown, example }: GuideTextProps) {
  const section = readSections(markdown).find((each) => each.heading === heading)
  if (!section) throw new Error(`docs/${page}.md has no section "${heading}".`)
  const text = section.text.replace(`\`\`\`tsx\n${example}\`\`\``, '')
  return (
    <>
      {heading && <h2>{heading}</h2>}
      <Markdown
        options={{
          overrides: { ...overrides, table: { component: WideTable, props: { label: heading || page } } },
        }}
      >
        {withoutLinks(text)}
      </Markdown>
    </>
  )
}

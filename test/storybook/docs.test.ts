import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { findExample, readSections, sectionAsPage, withoutLinks } from '../../.storybook/docs/guide.js'
import { readParts } from '../../.storybook/docs/read-parts.js'

const root = join(import.meta.dirname, '../..')

/** The guides in the parameters of the stories, read as text: a story needs a browser. */
const guides = readdirSync(join(root, 'stories'))
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const text = readFileSync(join(root, 'stories', file), 'utf8')
    const guide = /guide: \{\s+page: '(.+)',\s+anatomy: (['"])(.+)\2,\s+sections: \[(.*?)\]/s.exec(text)
    if (!guide) return []
    const sections = [...(guide[4] ?? '').matchAll(/'(.+?)'/g)].map(([, heading]) => heading)
    return { file, page: guide[1], anatomy: guide[3] ?? '', sections }
  })

describe('the docs page of a component', () => {
  it.each(guides)('finds the example and the sections of its guide: $file', (guide) => {
    const [page, anchor] = guide.page!.split('#')
    const whole = readFileSync(join(root, 'docs', `${page}.md`), 'utf8')
    const markdown = anchor === undefined ? whole : (sectionAsPage(whole, anchor) ?? '')
    expect(findExample(markdown, guide.anatomy)).toBeDefined()
    expect(readSections(markdown).map(({ heading }) => heading)).toEqual(
      expect.arrayContaining(guide.sections),
    )
  })

  it('is tested for every story file with a guide', () => {
    const files = readdirSync(join(root, 'stories')).filter(
      (file) =>
        file.endsWith('.tsx') && readFileSync(join(root, 'stories', file), 'utf8').includes('guide: {'),
    )
    expect(guides.map(({ file }) => file)).toEqual(files)
  })
})

describe('readParts', () => {
  const parts = readParts()
  const partOf = (name: string) => parts.find((part) => part.name === name)
  const propOf = (part: string, name: string) => partOf(part)?.props.find((prop) => prop.name === name)

  it('reads a prop with its values, its default and its docstring', () => {
    expect(propOf('ProductList.Root', 'paging')).toEqual({
      name: 'paging',
      type: "'load-more' | 'pages' | AutoPaging",
      isRequired: false,
      default: "`'load-more'`",
      description: 'How the list reaches more items.',
    })
  })

  it('reads the props of every alternative of a union', () => {
    expect(partOf('Price.Root')?.props.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['amount', 'variant', 'product', 'currency']),
    )
    expect(propOf('Price.Root', 'amount')).toMatchObject({ type: 'string', isRequired: false })
    expect(propOf('VariantPicker.Root', 'product')).toBeDefined()
  })

  it('reads required props of generic components', () => {
    expect(propOf('ProductList.Items', 'children')?.isRequired).toBe(true)
    expect(propOf('VirtualProductGrid', 'overscan')?.default).toBe('`1`')
  })

  it('writes types and links without comments and markup', () => {
    expect(propOf('ProductList.Root', 'getPageHref')?.type).toBe('(cursor: PageCursor) => string')
    expect(propOf('ProductList.Error', 'children')?.type).not.toContain('/*')
    expect(
      parts.flatMap((part) => part.props.map((prop) => `${prop.default} ${prop.description}`)).join(),
    ).not.toMatch(/{@|\*\//)
  })

  it('reads the data attributes from the state', () => {
    expect(partOf('ProductList.Root')?.attributes).toContainEqual({
      name: 'data-busy',
      type: 'boolean',
      description: 'Whether a request is in flight, also in the background.',
    })
  })

  it('names every part by its public name and entry point', () => {
    expect(partOf('Facets.Group')?.entry).toBe('storefront-react/search')
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Cart.Add',
        'CartProvider',
        'SearchField.Input',
        'ProductImage',
        'Description',
      ]),
    )
  })

  it('leaves out the props of HTML elements and those that every part has', () => {
    const names = parts.flatMap(({ props }) => props.map(({ name }) => name))
    expect(names).not.toContain('onClick')
    expect(names).not.toContain('render')
  })
})

const page = '# Title\n\nLead with [a link](url.md#x).\n\n```tsx\n## no heading\n```\n\n## `First`\n\nText\n'

describe('readSections', () => {
  it('splits a page at its headings, but not at lines of code', () => {
    expect(readSections(page).map(({ heading }) => heading)).toEqual(['', 'First'])
    expect(readSections(page)[1]?.text).toBe('Text')
  })
})

describe('sectionAsPage', () => {
  const long =
    '# All\n\n## One\n\nFirst.\n\n## Two, `Too`\n\nLead.\n\n```sh\n## no heading\n```\n\n### Part\n\nText.\n\n## Three\n'

  it('ends a section at the next heading of its level, and raises the headings in it', () => {
    const section = sectionAsPage(long, 'two-too')
    expect(section).toBe('# Two, `Too`\n\nLead.\n\n```sh\n## no heading\n```\n\n## Part\n\nText.\n\n')
    expect(readSections(section!).map(({ heading }) => heading)).toEqual(['', 'Part'])
  })

  it('returns the last section to the end of the page, and nothing for another anchor', () => {
    expect(sectionAsPage(long, 'three')).toBe('# Three\n')
    expect(sectionAsPage(long, 'no-heading')).toBeUndefined()
  })
})

it('findExample returns the code that contains a text', () => {
  expect(findExample(page, 'no heading')).toBe('## no heading\n')
  expect(findExample(page, 'Text')).toBeUndefined()
})

it('withoutLinks keeps the text of a link and names its file', () => {
  expect(withoutLinks(page)).toContain('Lead with a link (`docs/url.md`).')
  expect(withoutLinks('[site](https://example.com)')).toBe('[site](https://example.com)')
})

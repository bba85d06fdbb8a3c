import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { componentNotes } from '../../site/component-notes.js'
import { apiAnchorOf, guideOf } from '../../site/component-page.js'
import { moved, movedTo } from '../../site/moved.js'

const docs = join(import.meta.dirname, '../../docs')
const fileOf = (page: string) => join(docs, `${page}.md`)

/** As the site builds it: a digit at the start gets an underscore. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
    .replace(/^(?=\d)/, '_')

/** The site adds the components of a guide to it. */
const anchorsIn = (page: string) => [
  ...[...readFileSync(fileOf(page), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading!)),
  ...Object.keys(componentNotes)
    .filter((name) => guideOf(name) === `${page}.md`)
    .map(apiAnchorOf),
]

describe('the old addresses of the documentation', () => {
  it.each(Object.entries(moved))('lead from %s to %s, which exists', (_, target) => {
    const [page = '', anchor] = target.split('#')
    expect(existsSync(fileOf(page))).toBe(true)
    if (anchor !== undefined) expect(anchorsIn(page)).toContain(anchor)
  })

  it.each(Object.keys(moved))('have no page or section of today: %s', (address) => {
    const [page = '', anchor] = address.split('#')
    if (!existsSync(fileOf(page))) return
    expect(anchor).toBeDefined()
    expect(anchorsIn(page)).not.toContain(anchor)
  })

  it('have one for each component that had a page of its own', () => {
    expect(Object.keys(componentNotes).map((name) => movedTo(`/components/${name}`, ''))).toEqual(
      Object.keys(componentNotes).map((name) => `/${guideOf(name).replace('.md', '')}#${apiAnchorOf(name)}`),
    )
  })

  it('lead from an unknown section to where the page leads, and from an address of today nowhere', () => {
    expect(movedTo('/money', '#no-such-section')).toBe('/prices')
    expect(movedTo('/money.html', '#labels')).toBe('/prices#labels')
    expect(movedTo('/prices', '#labels')).toBeUndefined()
  })
})

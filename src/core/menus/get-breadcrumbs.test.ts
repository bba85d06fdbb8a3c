import { describe, expect, it } from 'vitest'

import type { Menu, MenuItem } from '../schemas/menu.js'
import { getBreadcrumbs } from './get-breadcrumbs.js'

const menu: Menu = {
  id: 'm1',
  name: 'Main',
  items: [
    { label: 'Home', url: '/' },
    {
      label: 'Clothes',
      url: '/collections/clothes',
      children: [
        { label: 'Empty', children: [] },
        {
          label: 'Tops',
          children: [
            { label: 'Shirts', url: '/collections/shirts' },
            { label: 'Hüte', url: '/collections/h%C3%BCte' },
          ],
        },
      ],
    },
    { label: 'Shirts again', url: '/collections/shirts/' },
    { label: 'Elsewhere', url: 'https://social.test/about' },
    { label: 'Broken', url: 'https://' },
  ],
}
const labels = (url: string, of = menu) => getBreadcrumbs(of, url).map(({ label }) => label)

describe('getBreadcrumbs', () => {
  it.each([
    ['/', ['Home']],
    ['/collections/clothes', ['Clothes']],
    ['/collections/shirts', ['Clothes', 'Tops', 'Shirts']],
    ['/collections/shirts/?sort=name#top', ['Clothes', 'Tops', 'Shirts']],
    ['https://shop.test/collections/shirts', ['Clothes', 'Tops', 'Shirts']],
    ['/collections/hüte', ['Clothes', 'Tops', 'Hüte']],
    ['/collections/H%c3%bcte'.toLowerCase(), ['Clothes', 'Tops', 'Hüte']],
    ['/about', []],
    ['https://social.test/about', ['Elsewhere']],
    ['/collections', []],
    ['/%', []],
    ['https://', []],
  ])('for %s returns %j', (url, expected) => {
    expect(labels(url)).toEqual(expected)
  })

  it.each(['#', '#help', '', undefined])(
    'does not match an item that only groups its children, with the URL %j',
    (url) => {
      const faq = { label: 'FAQ', url: '/faq' }
      const headed = {
        id: 'h',
        name: 'Headed',
        items: [
          { label: 'Help', url, children: [faq] },
          { label: 'Shirts', url: '/shirts' },
        ],
      }
      expect(getBreadcrumbs(headed, '/shirts').map(({ label }) => label)).toEqual(['Shirts'])
      expect(getBreadcrumbs(headed, '/faq').map(({ label }) => label)).toEqual(['Help', 'FAQ'])
    },
  )

  it('terminates for a menu that contains itself', () => {
    const item: MenuItem & { children: MenuItem[] } = { label: 'Round', url: '/round', children: [] }
    item.children.push(item, { label: 'Out', url: '/out' })
    const circular = { ...menu, items: [item] }
    expect(labels('/nowhere', circular)).toEqual([])
    expect(labels('/out', circular)).toEqual(['Round', 'Out'])
  })

  it.each([50, 50_000])('finds an item at a depth of %i levels', (depth) => {
    let items: MenuItem[] = [{ label: 'Bottom', url: '/bottom' }]
    for (let level = 1; level < depth; level++)
      items = [{ label: String(level), url: `/${level}`, children: items }]
    expect(labels('/bottom', { ...menu, items })).toHaveLength(depth)
  })
})

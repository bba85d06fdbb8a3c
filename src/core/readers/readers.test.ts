import { describe, expect, it } from 'vitest'

import { getCollectionReference } from './get-collection-reference.js'
import { getImage } from './get-image.js'
import { getOption } from './get-option.js'
import { getParagraphs } from './get-paragraphs.js'
import { getTag } from './get-tag.js'
import { menus } from '../resources/menus.js'
import { validate } from '../schemas/validate.js'

const nothing = [null, undefined, '', '  ', {}, [], { name: null }, () => {}]

describe('getImage', () => {
  it.each([
    ['/a.jpg', { src: '/a.jpg', alt: '' }],
    [
      { url: '/a.jpg', alt: 'A' },
      { src: '/a.jpg', alt: 'A' },
    ],
    [
      { src: '/a.jpg', altText: 'A', width: 600, height: '800' },
      { src: '/a.jpg', alt: 'A', width: 600, height: 800 },
    ],
    [
      { href: '/a.jpg', width: 0, height: -1 },
      { src: '/a.jpg', width: undefined, height: undefined },
    ],
    [
      { path: '/a.jpg', width: 'wide', alt: null },
      { src: '/a.jpg', alt: '', width: undefined },
    ],
  ])('reads %o', (raw, expected) => {
    expect(getImage(raw)).toMatchObject({ ...expected, raw })
  })

  it.each(nothing)('returns undefined for %o', (raw) => {
    expect(getImage(raw)).toBeUndefined()
  })
})

describe('getOption', () => {
  it.each([
    ['Size', 'Size', []],
    [{ name: 'Size', values: ['S', 42, '', null] }, 'Size', ['S', '42']],
    [{ title: 'Size', values: [{ value: 's', label: 'Small' }, { name: 'M' }] }, 'Size', ['Small', 'M']],
    // Shopify's selected options repeat the name of the option, and a colour is not a text.
    [{ name: 'Color', values: [{ name: 'Color', value: 'Red' }] }, 'Color', ['Red']],
    [{ name: 'Color', values: [{ name: 'Red', value: '#ff0000' }] }, 'Color', ['Red']],
    [{ label: 'Size', optionValues: [{ title: 'S' }] }, 'Size', ['S']],
    [{ name: 'Size', values: 'S' }, 'Size', []],
  ])('reads %o', (raw, name, values) => {
    expect(getOption(raw)).toMatchObject({ name, raw })
    expect(getOption(raw)?.values.map(({ value }) => value)).toEqual(values)
  })

  it('keeps the raw value, which may contain a swatch', () => {
    const red = { value: 'Red', swatch: '#f00' }
    expect(getOption({ name: 'Color', values: [red] })?.values[0]?.raw).toBe(red)
  })

  it.each(nothing)('returns undefined for %o', (raw) => {
    expect(getOption(raw)).toBeUndefined()
  })
})

describe('getTag and getCollectionReference', () => {
  it('read strings and the common object shapes', () => {
    expect(getTag('New')).toEqual({ name: 'New', raw: 'New' })
    expect(getTag({ title: 'New' })?.name).toBe('New')
    expect(getCollectionReference('col_1')).toEqual({
      id: 'col_1',
      name: undefined,
      slug: undefined,
      raw: 'col_1',
    })
    expect(getCollectionReference({ id: 7, title: 'Shoes', handle: 'shoes' })).toMatchObject({
      id: '7',
      name: 'Shoes',
      slug: 'shoes',
    })
    expect(getCollectionReference({ slug: 'shoes' })).toMatchObject({ id: undefined, slug: 'shoes' })
  })

  it.each(nothing)('return undefined for %o', (raw) => {
    expect(getTag(raw)).toBeUndefined()
    expect(getCollectionReference(raw)).toBeUndefined()
  })
})

describe('getParagraphs', () => {
  it.each([
    ['One.\n\nTwo.', ['One.', 'Two.']],
    [
      '<p>Gr&uuml;n &ndash; 10&nbsp;&euro;, &Auml;rmel &amp;uuml; &NoSuch; &copy</p>',
      ['Grün – 10\u00a0€, Ärmel &uuml; &NoSuch; &copy'],
    ],
    ['<details open><summary>Care</summary><p>Wash cold</p></details>', ['Care', 'Wash cold']],
    ['<!doctype html><html><body><div class="[&>p]:mt-2">Soft</div></body></html>', ['Soft']],
    ['<p title="unclosed>Soft</p>', ['Soft']],
    ['One\nline\r\n \r\nTwo', ['One\nline', 'Two']],
    ['<p>Launch <b>new\nmarkets</b> fast</p><p>Now</p>', ['Launch new markets fast', 'Now']],
    ['<div>One<br>line</div><ul><li>a</li><li>b</li></ul>', ['One\nline', 'a', 'b']],
    ['Tom &amp; Jerry &lt;3 &#8364;5 &#x20AC;6 &nbsp;', ['Tom & Jerry <3 €5 €6']],
    ['fits <M> to <XL>, 3 < 5', ['fits <M> to <XL>, 3 < 5']],
    ['a<script>alert("x")</script>b<style>p{}</style><!-- c -->d', ['abd']],
    ['a<script>never closed', ['a']],
    // Half a surrogate pair is no character; the halves of a pair make one.
    ['&#xD800; &#57005;!', ['\uFFFD \uFFFD!']],
    ['&#55357;&#56832; &#x1F600;', ['😀 😀']],
    ['&#0; &#x110000; &bogus;', ['&#0; &#x110000; &bogus;']],
    ['', []],
    ['   \n\n ', []],
    [null, []],
    [undefined, []],
  ])('reads %j', (description, expected) => {
    expect(getParagraphs(description)).toEqual(expected.map((text) => text.trim()))
  })

  it('is fast for hostile text', () => {
    // With patterns of quadratic run time, this test would time out.
    for (const piece of ['<', '<p ', '<!--', '\n ', '<script', '&#', '<p a="', '<p a="\' ', '&a']) {
      expect(getParagraphs(piece.repeat(50_000)).length).toBeLessThan(2)
    }
  })
})

describe('unsafe URLs', () => {
  const unsafe = [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    `java${'\n'.repeat(200)}script:alert(1)`,
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
  ]

  it.each(unsafe)('getImage returns undefined for %j', (url) => {
    expect(getImage(url)).toBeUndefined()
    expect(getImage({ url })).toBeUndefined()
  })

  it.each(unsafe)('the menus resource replaces %j by null and keeps the item', (url) => {
    const safe = { label: 'Shirts', url: '/shirts' }
    const menu = { id: 'm', name: 'Main', items: [{ label: 'Hack', url, children: [safe] }] }
    const result = validate(menus.schema, menu)
    expect(result).toMatchObject({
      ok: true,
      value: { items: [{ label: 'Hack', url: null, children: [safe] }] },
    })
  })

  it('getImage keeps data:image URLs, relative paths and other schemes', () => {
    for (const url of [
      'data:image/svg+xml,<svg/>',
      'a/javascript:b.jpg',
      'https://cdn.test/a.jpg',
      'cid:a',
    ]) {
      expect(getImage(url)?.src).toBe(url)
    }
  })

  it('the menus resource returns the same items if all URLs are safe', () => {
    const items = [{ label: 'A', url: '/a', children: [{ label: 'B', url: 'mailto:a@shop.test' }] }]
    expect(validate(menus.schema, { id: 'm', name: '', items })).toHaveProperty('value.items', items)
  })

  it('the menus resource reads a menu that contains itself', () => {
    const item: { label: string; url: string; children?: unknown[] } = { label: 'A', url: 'javascript:x' }
    item.children = [item]
    const result = validate(menus.schema, { id: 'm', name: '', items: [item] })
    expect(result).toHaveProperty('value.items.0.children.0.url', null)
  })
})

import { describe, expect, it } from 'vitest'

import type { LanguagePack } from '../../src/core/labels/language-pack.js'
import { createLabels } from '../../src/labels/create-labels.js'
import { pack as german } from '../../src/labels/de.js'
import { data, english, languages } from './packs.js'
import { textsOf } from './samples.js'

const picked = {
  targetVariant: null,
  targetAvailable: false,
  selected: false,
  exists: false,
  available: false,
  swatch: undefined,
}
const found = { query: '', isPending: false, isRelaxed: false }

/** The German pack with another text. */
const germanWith = (texts: Partial<LanguagePack['saved']>): LanguagePack => ({
  ...german,
  saved: { ...german.saved, ...texts },
})

describe.each(languages)('the pack in %s', (language) => {
  const pack: LanguagePack = data[language]

  it('says the same after JSON and after a structured clone, as a route loader sends it', () => {
    const texts = textsOf(createLabels(pack))
    expect(textsOf(createLabels(JSON.parse(JSON.stringify(pack)) as LanguagePack))).toEqual(texts)
    expect(textsOf(createLabels(structuredClone(pack)))).toEqual(texts)
  })

  it('has a text or a function for each label, as English has, and nothing else', () => {
    const kinds = (labels: object) =>
      Object.fromEntries(
        Object.entries(labels).map(([group, names]: [string, object]) => [
          group,
          Object.fromEntries(Object.entries(names).map(([name, label]) => [name, typeof label])),
        ]),
      )
    expect(kinds(createLabels(pack))).toEqual(kinds(english))
  })

  it('chooses by number in the plural categories of its language only', () => {
    const known = new Intl.PluralRules(pack.locale).resolvedOptions().pluralCategories
    const all = ['zero', 'one', 'two', 'few', 'many'] as const
    const formsIn = (text: object | string): string[] =>
      typeof text === 'string'
        ? []
        : Object.entries(text).flatMap(([key, part]: [string, object | string]) => [key, ...formsIn(part)])
    const { locale: _, separator: _separator, ...groups } = pack
    const used = Object.values(groups).flatMap(formsIn)
    expect(all.filter((category) => used.includes(category) && !known.includes(category))).toEqual([])
  })

  it('says that the prior price is that of the 30 days before the reduction', () => {
    const { prior } = createLabels(pack).price
    const reduction =
      /قبل التخفيض|Preisermäßigung|rebaja|réduction|riduzione|値下げ前|prijsverlaging|obniżką|redução|prissänkningen/
    expect(prior({ price: '9' })).toMatch(reduction)
    expect(prior({ price: '9' })).toContain('30')
  })
})

describe('createLabels', () => {
  it.each([
    ['option:Size', 'Größe'],
    ['COLOUR', 'Farbe'],
    ['option:Holzart', 'Holzart'],
    ['constructor', 'Constructor'],
    ['__proto__', '__proto__'],
  ])('names the facet %s: %s', (name, text) => {
    const { facets } = createLabels(german)
    expect(facets.group({ name })).toBe(text)
    expect(facets.min({ name, lowest: undefined })).toBe(`${text} von`)
  })

  it('takes a value of the store that reads like a word of the pack as it is', () => {
    const { variantPicker, cart } = createLabels(german)
    const changedOptions = ['none', 'other', 'constructor'].map((value) => ({ name: 'Rahmen', value }))
    expect(variantPicker.status({ status: 'available', missingOptions: [], changedOptions })).toBe(
      'Rahmen: none. Rahmen: other. Rahmen: constructor. Verfügbar',
    )
    expect(cart.status({ totalQuantity: 2, reason: undefined, accepted: 'none' })).toContain(
      'Übernommen: none.',
    )
  })

  it('writes names with marks of a template as they are', () => {
    const { saved } = createLabels(german)
    expect(saved.toggleName({ name: '{price} $& $1' })).toBe('Merken: {price} $& $1')
  })

  it('separates entries as the language does', () => {
    const value = { ...picked, value: '赤', raw: '赤', changes: ['A', 'B'] }
    expect(createLabels(data.ja).variantPicker.value(value)).toBe('赤、取り扱いなし、A、Bが変わります')
  })

  it('announces suggestions where no product was found', () => {
    expect(createLabels(german).searchField.status({ ...found, total: 0, options: 2 })).toBe(
      'Keine Produkte gefunden. 2 Vorschläge.',
    )
  })

  it('formats numbers by another locale, and with other forms for exact numbers', () => {
    const { facets, price } = createLabels({ ...german, locale: 'en-IN' })
    expect(facets.count({ count: 12_345 })).toBe('12,345')
    expect([0, 1, 2].map((count) => price.items({ count }))).toEqual(['0 Stück', 'Stück', '2 Stück'])
  })

  it('writes nothing for a form that a pack leaves out', () => {
    const labels = createLabels(germanWith({ toggleName: ['Merken', { name: { Mug: '!' } }] }))
    expect(labels.saved.toggleName({ name: 'Mug' })).toBe('Merken!')
    expect(labels.saved.toggleName({ name: 'Cup' })).toBe('Merken')
  })
})

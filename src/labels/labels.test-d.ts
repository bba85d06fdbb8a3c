import { expectTypeOf, test } from 'vitest'

import type { LanguagePack } from '../core/labels/language-pack.js'
import type { Labels } from '../core/labels/labels.js'
import { getErrorText } from '../core/errors/get-error-text.js'
import { getSortOptions } from '../core/list/get-sort-options.js'
import type { StorefrontSettings } from '../provider/storefront-context.js'
import { createLabels } from './create-labels.js'
import { pack } from './de.js'

const labels = createLabels(pack)

test('labels are what the provider, getErrorText and getSortOptions take', () => {
  expectTypeOf(labels).toEqualTypeOf<Labels>()
  expectTypeOf(labels).toExtend<StorefrontSettings['labels']>()
  getErrorText(undefined, labels)
  getSortOptions(['price-asc'], { labels })
})

test('Labels has the texts of every part, whatever an app imports', () => {
  expectTypeOf<keyof Labels>().toEqualTypeOf<
    | 'cart'
    | 'error'
    | 'facets'
    | 'price'
    | 'productGallery'
    | 'productList'
    | 'saved'
    | 'searchField'
    | 'sort'
    | 'stock'
    | 'variantPicker'
  >()
})

test('a pack without a text, or with a misspelt name, does not compile', () => {
  const { toggle, toggleName } = pack.saved
  // @ts-expect-error -- `toggleName` is missing
  const incomplete: LanguagePack = { ...pack, saved: { toggle } }
  // @ts-expect-error -- the label is `toggleName`
  const misspelt: LanguagePack = { ...pack, saved: { toggle, togleName: toggleName } }
  // @ts-expect-error -- a label that is called with a name has a text that uses the name
  const text: LanguagePack = { ...pack, saved: { toggle, toggleName: 'Merken' } }
  // @ts-expect-error -- a label that is called with nothing has nothing to choose by
  const choice: LanguagePack = { ...pack, saved: { toggle: { count: { other: '' } }, toggleName } }
  // @ts-expect-error -- a pack is data
  const code: LanguagePack = { ...pack, saved: { toggle, toggleName: () => 'Merken' } }
  return [incomplete, misspelt, text, choice, code]
})

test('a function of the app replaces one text', () => {
  const changed: Labels = {
    ...labels,
    cart: { ...labels.cart, add: 'In den Korb', remove: ({ name }) => `${name} entfernen` },
  }
  // @ts-expect-error -- the group is `saved`
  const misspelt: Labels = { ...labels, savd: labels.saved }
  // @ts-expect-error -- a text with a value is a function
  const text: Labels = { ...labels, saved: { ...labels.saved, toggleName: 'Merken' } }
  return [changed, misspelt, text]
})

import { expectTypeOf, test } from 'vitest'

import type { StorefrontSettings } from '../provider/storefront-context.js'
import type { Labels } from '../provider/labels.js'
import { getErrorText } from '../texts/get-error-text.js'
import { getSortOptions } from '../texts/get-sort-options.js'
import { labels } from './de/index.js'

test('a pack is what the provider, getErrorText and getSortOptions take', () => {
  expectTypeOf(labels).toEqualTypeOf<Labels>()
  expectTypeOf(labels).toExtend<StorefrontSettings['labels']>()
  getErrorText(undefined, labels)
  getSortOptions(['price-asc'], { labels })
})

test('a pack has the texts of every part', () => {
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
    | 'variantPicker'
  >()
})

test('a pack without a label, or with a misspelt one, does not compile', () => {
  const { toggle } = labels.saved
  // @ts-expect-error -- `toggleName` is missing
  const incomplete: Labels = { ...labels, saved: { toggle } }
  // @ts-expect-error -- the group is `saved`
  const misspeltGroup: Labels = { ...labels, savd: labels.saved }
  // @ts-expect-error -- the label is `toggleName`
  const misspelt: Labels = { ...labels, saved: { ...labels.saved, togleName: () => 'Merken' } }
  // @ts-expect-error -- a text with a value is a function
  const text: Labels = { ...labels, saved: { ...labels.saved, toggleName: 'Merken' } }
  return [incomplete, misspeltGroup, misspelt, text]
})

test('one text can be replaced', () => {
  const changed: Labels = { ...labels, cart: { ...labels.cart, add: 'In den Korb' } }
  return changed
})

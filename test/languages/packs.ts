import { defaultLabels as cart } from '../../src/cart/labels.js'
import * as ar from '../../src/labels/ar/index.js'
import * as de from '../../src/labels/de/index.js'
import * as es from '../../src/labels/es/index.js'
import * as fr from '../../src/labels/fr/index.js'
import * as it from '../../src/labels/it/index.js'
import * as ja from '../../src/labels/ja/index.js'
import * as nl from '../../src/labels/nl/index.js'
import * as pl from '../../src/labels/pl/index.js'
import * as pt from '../../src/labels/pt/index.js'
import * as sv from '../../src/labels/sv/index.js'
import { defaultLabels, defaultPriorLabels, defaultUnitLabels } from '../../src/price/labels.js'
import { defaultLabels as productGallery } from '../../src/product-gallery/labels.js'
import { defaultLabels as productList } from '../../src/product-list/state/labels.js'
import type { Labels } from '../../src/provider/labels.js'
import { defaultLabels as saved } from '../../src/saved/labels.js'
import { defaultLabels as facets } from '../../src/search/facets/labels.js'
import { defaultLabels as searchField } from '../../src/search/search-field/labels.js'
import { defaultErrorLabels as error } from '../../src/texts/error-labels.js'
import { defaultSortLabels as sort } from '../../src/texts/sort-labels.js'
import { defaultLabels as variantPicker } from '../../src/variant-picker/labels.js'

export const packs = { ar, de, es, fr, it, ja, nl, pl, pt, sv }
export type Language = keyof typeof packs
// `Object.keys` returns strings; the object above has no other keys.
export const languages = Object.keys(packs) as Language[]

/** What the parts say without labels. */
export const english: Labels = {
  cart,
  error,
  facets,
  price: { ...defaultLabels, ...defaultPriorLabels, ...defaultUnitLabels },
  productGallery,
  productList,
  saved,
  searchField,
  sort,
  variantPicker,
}

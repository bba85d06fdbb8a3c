import { defaultLabels as cart, defaultLimitTexts, defaultTexts } from '../../src/cart/labels.js'
import { defaultErrorLabels as error } from '../../src/core/errors/get-error-text.js'
import type { Labels } from '../../src/core/labels/labels.js'
import type { LanguagePack } from '../../src/core/labels/language-pack.js'
import { defaultSortLabels as sort } from '../../src/core/list/get-sort-options.js'
import { defaultStockLabels as stock } from '../../src/core/variants/get-stock-text.js'
import { pack as ar } from '../../src/labels/ar.js'
import { createLabels } from '../../src/labels/create-labels.js'
import { pack as de } from '../../src/labels/de.js'
import { pack as es } from '../../src/labels/es.js'
import { pack as fr } from '../../src/labels/fr.js'
import { pack as it } from '../../src/labels/it.js'
import { pack as ja } from '../../src/labels/ja.js'
import { pack as nl } from '../../src/labels/nl.js'
import { pack as pl } from '../../src/labels/pl.js'
import { pack as pt } from '../../src/labels/pt.js'
import { pack as sv } from '../../src/labels/sv.js'
import { defaultLabels, defaultPriorLabels, defaultUnitLabels } from '../../src/product/price/labels.js'
import { defaultLabels as productGallery } from '../../src/product/gallery/labels.js'
import { defaultLabels as productList } from '../../src/product-list/state/labels.js'
import { defaultLabels as saved } from '../../src/saved/labels.js'
import { defaultLabels as facets } from '../../src/search/facets/labels.js'
import { defaultLabels as searchField } from '../../src/search/search-field/labels.js'
import { defaultLabels as variantPicker } from '../../src/variant-picker/labels.js'

export const data = { ar, de, es, fr, it, ja, nl, pl, pt, sv }
export type Language = keyof typeof data
// `Object.keys` returns strings; the object above has no other keys.
export const languages = Object.keys(data) as Language[]

/** What the parts say in each language, after the pack was JSON, as a route loader sends it. */
export function labelsIn(language: Language, locale?: string): Labels {
  const pack = JSON.parse(JSON.stringify(data[language])) as LanguagePack
  return createLabels({ ...pack, locale: locale ?? pack.locale })
}

/** What the parts say without labels. */
export const english: Labels = {
  cart: { ...cart, ...defaultTexts, limit: ({ reason }) => defaultLimitTexts[reason] },
  error,
  facets,
  price: { ...defaultLabels, ...defaultPriorLabels, ...defaultUnitLabels },
  productGallery,
  productList,
  saved,
  searchField,
  sort,
  stock,
  variantPicker,
}

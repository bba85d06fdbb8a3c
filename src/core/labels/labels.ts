import type { CartLabels } from './cart-labels.js'
import type { ErrorLabels } from './error-labels.js'
import type { FacetsLabels } from './facets-labels.js'
import type { PriceLabels } from './price-labels.js'
import type { ProductGalleryLabels } from './product-gallery-labels.js'
import type { ProductListLabels } from './product-list-labels.js'
import type { SavedLabels } from './saved-labels.js'
import type { SearchFieldLabels } from './search-field-labels.js'
import type { SortLabels } from './sort-labels.js'
import type { StockLabels } from './stock-labels.js'
import type { VariantPickerLabels } from './variant-picker-labels.js'

/**
 * All texts that a shopper sees or hears, by component. Texts with values are functions, because plurals and word order
 * differ between languages.
 *
 * @see docs/languages.md
 */
export interface Labels {
  readonly cart: CartLabels
  readonly error: ErrorLabels
  readonly facets: FacetsLabels
  readonly price: PriceLabels
  readonly productGallery: ProductGalleryLabels
  readonly productList: ProductListLabels
  readonly saved: SavedLabels
  readonly searchField: SearchFieldLabels
  readonly sort: SortLabels
  readonly stock: StockLabels
  readonly variantPicker: VariantPickerLabels
}

/** Labels to replace; omitted labels stay English. */
export type LabelOverrides = { readonly [Group in keyof Labels]?: Partial<Labels[Group]> | undefined }

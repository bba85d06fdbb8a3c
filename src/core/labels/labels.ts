import type { OptionValueState, VariantState } from '../variants/variant-types.js'
import type { CartLimitReason, CartLineIssue } from './cart-line-issue.js'
import type { Paging } from './paging.js'

/**
 * All texts that a shopper sees or hears, by component, English by default. Texts with values are functions, because plurals
 * and word order differ between languages.
 *
 * @see docs/languages.md
 */
export interface Labels {
  /** Texts of `Cart`. */
  readonly cart: {
    readonly add: string
    readonly quantity: (values: { readonly name: string }) => string
    readonly increment: (values: { readonly name: string }) => string
    readonly decrement: (values: { readonly name: string }) => string
    readonly remove: (values: { readonly name: string }) => string
    /** `count`: how many lines are restored. */
    readonly undo: (values: { readonly count: number }) => string
    readonly empty: string
    /** Without scripts, the button in `Cart.Form` that posts the quantity fields. */
    readonly update: string
    /** `quantity` and `price`: what the line has afterwards; a quantity of 0 removes it. */
    readonly accept: (values: {
      readonly name: string
      readonly quantity: number
      readonly price: string
      readonly issues: readonly CartLineIssue[]
      readonly format: (amount: string) => string
    }) => string
    readonly issue: (values: {
      readonly issue: CartLineIssue
      readonly format: (amount: string) => string
    }) => string
    /**
     * Announced after a change. `reason` says why the cart holds less than requested, `accepted` is the name of a line whose
     * changes were accepted.
     */
    readonly status: (values: {
      readonly totalQuantity: number
      readonly reason: CartLimitReason | undefined
      readonly accepted: string | undefined
    }) => string
    /** Why the cart holds less than requested, in `getCartText`. */
    readonly limit: (values: { readonly reason: CartLimitReason }) => string
    /** The word next to `Cart.Subtotal`, in `getCartText`. */
    readonly subtotal: string
    /** The word next to `Cart.Savings`, in `getCartText`. */
    readonly savings: string
  }
  /** Texts of `getErrorText`, which say what a shopper can do, and name no technical detail. */
  readonly error: {
    /** No response, for example without a connection. */
    readonly network: string
    readonly timeout: string
    readonly rateLimit: string
    readonly server: string
    readonly notFound: string
    /** Every other error. Trying again does not help. */
    readonly unknown: string
  }
  /** Texts of `Facets`. */
  readonly facets: {
    /** The visible name of a facet. Default: its name, without `option:` and with a capital. */
    readonly group: (values: { readonly name: string }) => string
    /** The visible text of a value; `label` is the store's. */
    readonly value: (values: {
      readonly name: string
      readonly value: string
      readonly label: string
    }) => string
    readonly count: (values: { readonly count: number }) => string
    readonly min: (values: { readonly name: string; readonly lowest: string | undefined }) => string
    readonly max: (values: { readonly name: string; readonly highest: string | undefined }) => string
    /** Shown for a price that cannot be read, such as "cheap". */
    readonly invalidAmount: (values: { readonly text: string }) => string
    readonly more: (values: { readonly name: string }) => string
    /** A range as an active filter. */
    readonly range: (values: { readonly min: string | undefined; readonly max: string | undefined }) => string
    /** Accessible name of the button that removes an active filter. */
    readonly remove: (values: { readonly group: string; readonly label: string }) => string
    readonly clear: string
    /** The button that applies the filters where scripts do not run. */
    readonly apply: string
  }
  /** Texts of the parts of `Price`. */
  readonly price: {
    /** For screen readers, before the current price of a sale. */
    readonly current: string
    /** For screen readers, before the original price. */
    readonly original: string
    /** The lowest price of several, with `display="from"`. */
    readonly from: (values: { readonly price: string }) => string
    /** @param values.percent whole percent, rounded down */
    readonly discount: (values: { readonly percent: number }) => string
    /** The prior price, in `Price.Prior`: the lowest of the 30 days before the reduction. */
    readonly prior: (values: { readonly price: string }) => string
    /** For screen readers, before the unit price. */
    readonly unitPrice: string
    /** @param values.unit such as `kg`, `100 g` or, of `items`, `item` */
    readonly perUnit: (values: { readonly price: string; readonly unit: string }) => string
    /** What `Price.Unit` calls the unit `item`, which `Intl` has no word for. */
    readonly items: (values: { readonly count: number }) => string
  }
  /** Texts of the parts of `ProductGallery`. */
  readonly productGallery: {
    /** Accessible name of the gallery. */
    readonly gallery: (values: { readonly name: string }) => string
    readonly thumbnail: (values: {
      /** From 1. */
      readonly position: number
      readonly total: number
      /** The picture's own alternative text; `''` if it has none. */
      readonly alt: string
    }) => string
    readonly previous: string
    readonly next: string
    /** Announced when another picture is shown. */
    readonly status: (values: {
      readonly position: number
      readonly total: number
      readonly alt: string
    }) => string
  }
  /** Texts of `<ProductList>`. */
  readonly productList: {
    /** Accessible name of the list. */
    readonly items: string
    readonly next: (values: { readonly paging: Paging }) => string
    readonly previous: (values: { readonly paging: Paging }) => string
    readonly loading: (values: { readonly side: 'initial' | 'previous' | 'next' }) => string
    /** Announced while the browser is offline and the load waits for it to be online again. */
    readonly paused: (values: { readonly side: 'initial' | 'previous' | 'next' }) => string
    /** @param values.total number of items in the whole list, when the store reports it */
    readonly loaded: (values: { readonly shown: number; readonly total: number | undefined }) => string
    readonly empty: string
    /** Announced before `loaded` when the store does not know the cursor in the link. */
    readonly cursorLost: string
    readonly error: (values: {
      readonly side: 'initial' | 'previous' | 'next' | 'refetch'
      readonly error: Error
    }) => string
    readonly retry: string
  }
  /** Texts of the parts of a saved list. */
  readonly saved: {
    /** The text of the toggle. Screen readers announce separately whether it is pressed. */
    readonly toggle: string
    /** Accessible name of the toggle. Contains its text, so that voice control finds it. */
    readonly toggleName: (values: { readonly name: string }) => string
  }
  /** Texts of `SearchField`. */
  readonly searchField: {
    /** Accessible name of the field. */
    readonly input: string
    readonly clear: string
    /** Accessible name of `SearchField.List`. */
    readonly list: string
    /** Announced when results change. `total` is `undefined` while the first search runs, or if nobody counts. */
    readonly status: (values: {
      readonly query: string
      readonly total: number | undefined
      readonly isPending: boolean
      /** No product matches all words. */
      readonly isRelaxed: boolean
      /** The number of options in `SearchField.List`; 0 without a list. */
      readonly options: number
    }) => string
  }
  /** Texts of `getSortOptions`, by the value of the option. */
  readonly sort: {
    readonly relevance: string
    readonly 'createdAt-asc': string
    readonly 'createdAt-desc': string
    readonly 'name-asc': string
    readonly 'name-desc': string
    readonly 'price-asc': string
    readonly 'price-desc': string
  }
  /** Texts of `getStockText`, by the level of the stock. */
  readonly stock: {
    readonly inStock: string
    readonly low: (values: { readonly quantity: number }) => string
    readonly backorder: string
    readonly soldOut: string
    /** Without a stock, because no variant is selected. */
    readonly unknown: string
  }
  /** Texts of `<VariantPicker>`. */
  readonly variantPicker: {
    /** The accessible name of a value. Start with the visible text, because voice control matches it. */
    readonly value: (values: OptionValueState) => string
    /** `missingOptions` have no selected value. The last selection changed the `changedOptions`. */
    readonly status: (values: {
      readonly status: VariantState['status']
      readonly missingOptions: readonly string[]
      readonly changedOptions: readonly { readonly name: string; readonly value: string | undefined }[]
    }) => string
  }
}

/** Labels to replace; omitted labels stay English. */
export type LabelOverrides = { readonly [Group in keyof Labels]?: Partial<Labels[Group]> | undefined }

// Which part of the package renders which element of the demo shop. No imports: site/check-demo-parts.ts also reads the table.

/** A page of the shop. */
export interface ShopPlace {
  readonly name: string
  readonly hash: string
}

export interface ShopPart {
  readonly name: string
  /** Attributes that the part, or the elements next to it, really have. */
  readonly selector: string
  /** What the part does, in one sentence. */
  readonly summary: string
  /** A file in `snippets/`, without `.tsx`. */
  readonly snippet: string
  /** The page of the site, which also serves the demo, and its section. */
  readonly docs: string
  /** A page of the shop that has the part. */
  readonly place: keyof typeof shopPlaces
}

export const shopPlaces = {
  list: { name: 'a list of products', hash: '#/collections/home' },
  search: { name: 'the search', hash: '#/search?q=mug' },
  product: { name: 'the page of a product', hash: '#/products/tamnor-stoneware-vase' },
  cart: { name: 'the cart', hash: '#/cart' },
} as const satisfies Record<string, ShopPlace>

/** In the order of a visit. */
export const shopParts: readonly ShopPart[] = [
  {
    name: 'ProductList.Item',
    selector: '[data-item-id]',
    summary: 'Shows one product of a list that never shows a product twice, even if the store changes.',
    snippet: 'product-list-item',
    docs: 'product-list#api-of-productlist',
    place: 'list',
  },
  {
    name: 'ProductList.Next',
    selector: '[data-side="next"]',
    summary: 'Loads the next page, and disappears after the last one.',
    snippet: 'product-list-next',
    docs: 'product-list#api-of-productlist',
    place: 'list',
  },
  {
    name: 'useProductListUrl',
    selector: '[data-product-list] label:has(select)',
    summary: 'Keeps order and filters of a list in the URL, so that Back and shared links restore them.',
    snippet: 'use-product-list-url',
    docs: 'hooks/useProductListUrl',
    place: 'list',
  },
  {
    name: 'ProductImage',
    selector: 'img[data-status]:not([role="group"] *)',
    summary: 'Loads a picture in the size that fits the screen, and shows a frame if there is none.',
    snippet: 'product-image',
    docs: 'images-and-descriptions#api-of-productimage',
    place: 'list',
  },
  {
    name: 'Price',
    selector: 'h3 + span, [data-slot="price"]',
    summary: 'Shows a price, a range or a sale in the language and currency of the shopper.',
    snippet: 'price',
    docs: 'prices#api-of-price',
    place: 'list',
  },
  {
    name: 'SaveToggle',
    selector: 'button[aria-pressed]',
    summary: 'Saves a product on the device, in all tabs and without an account.',
    snippet: 'save-toggle',
    docs: 'saved-lists#api-of-savetoggle',
    place: 'list',
  },
  {
    name: 'SearchField',
    selector: 'form[role="search"]',
    summary: 'Searches while the shopper types, and announces the number of results.',
    snippet: 'search-field',
    docs: 'search#api-of-searchfield',
    place: 'search',
  },
  {
    name: 'Facets',
    selector: 'fieldset[data-name]:not(:has([type="radio"]))',
    summary: 'Filters the results of a search, and shows how many products each choice leaves.',
    snippet: 'facets',
    docs: 'search#api-of-facets',
    place: 'search',
  },
  {
    name: 'ProductGallery',
    selector: '[role="group"]:has(img[data-status])',
    summary: 'Steps through the pictures of a product, and follows the chosen variant.',
    snippet: 'product-gallery',
    docs: 'images-and-descriptions#api-of-productgallery',
    place: 'product',
  },
  {
    name: 'VariantPicker',
    selector: 'fieldset[data-name]:has([type="radio"])',
    summary: 'Offers the options of a product, and marks the ones that cannot be bought together.',
    snippet: 'variant-picker',
    docs: 'variants#api-of-variantpicker',
    place: 'product',
  },
  {
    name: 'Cart.Add',
    selector: 'button[name="cart-line"]',
    summary: 'Adds a variant to the cart at once, without a request.',
    snippet: 'cart-add',
    docs: 'cart#api-of-cart',
    place: 'product',
  },
  {
    name: 'Description',
    selector: 'form:has([name="cart-line"]) + div',
    summary: 'Shows the text of a product in paragraphs, and never runs its HTML.',
    snippet: 'description',
    docs: 'images-and-descriptions#api-of-description',
    place: 'product',
  },
  {
    name: 'Cart.Item',
    selector: 'li:has([data-cart-remove])',
    summary:
      'Shows one line of the cart, compared with the store: a new price, too little stock, a lost product.',
    snippet: 'cart-item',
    docs: 'cart#api-of-cart',
    place: 'cart',
  },
  {
    name: 'Cart.Quantity',
    selector: 'div:has(> [inputmode="numeric"])',
    summary: 'Changes the quantity of a line, and stops at the stock of the store.',
    snippet: 'cart-quantity',
    docs: 'cart#api-of-cart',
    place: 'cart',
  },
  {
    name: 'Cart.Subtotal',
    selector: '[data-status="ready"] dl',
    summary: 'Adds up the lines exactly, with the prices of the store.',
    snippet: 'cart-subtotal',
    docs: 'cart#api-of-cart',
    place: 'cart',
  },
]

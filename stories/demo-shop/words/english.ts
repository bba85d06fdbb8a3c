import type { LabelOverrides } from '../../../src/index.js'

const numbers = new Intl.NumberFormat('en-US')
const number = (value: number) => numbers.format(value)
const products = (count: number) => (count === 1 ? '1 product' : `${number(count)} products`)
const items = (count: number) => (count === 1 ? '1 item' : `${number(count)} items`)

const facetNames: Readonly<Record<string, string>> = {
  department: 'Department',
  price: 'Price',
  color: 'Colour',
  size: 'Size',
  available: 'Availability',
}

/** The other texts of the components are English by default. */
const labels: LabelOverrides = {
  facets: {
    group: ({ name }) => facetNames[name] ?? name,
    more: ({ name }) => `More: ${facetNames[name]?.toLowerCase() ?? name}`,
  },
}

/** All texts of the shop that do not come from the store. */
export const english = {
  shopName: 'Holm & Hearth',
  number,
  /** A name that the store gives to a collection, a page or an option. */
  label: (text: string) => text,
  labels,
  skip: 'Skip to the content',
  menu: 'Menu',
  close: 'Close',
  home: 'Shop',
  breadcrumbs: 'Breadcrumbs',
  browser: { label: 'Browser history', back: 'Back', forward: 'Forward' },
  homePage: {
    title: 'Good things for every day',
    text: 'Stoneware, linen, wool and light. Made in small numbers, and repaired for five years.',
    cta: 'See what is new',
    gifts: (amount: string) => `Gifts under ${amount}`,
    departments: 'Departments',
    newIn: 'New in',
    sale: 'On sale',
    seeAll: 'See all',
  },
  promises: {
    delivery: { title: 'Sent on the same day', text: 'If your order arrives before noon.' },
    returns: { title: 'Thirty days to return', text: 'Send things back as they came.' },
    repair: { title: 'Free repairs for five years', text: 'Write to us before you throw it away.' },
  },
  list: {
    products: 'Products',
    below: 'Narrow down',
    all: (name: string) => `All of ${name}`,
    shown: (shown: number, total: number) => `${number(shown)} of ${products(total)}`,
    empty: 'There are no products here yet',
  },
  sort: {
    label: 'Sort by',
    relevance: 'Best match',
    newest: 'Newest',
    name: 'Name',
    priceUp: 'Price, lowest first',
    priceDown: 'Price, highest first',
  },
  search: {
    placeholder: 'Search mugs, lamps, jackets',
    clear: 'Clear the search',
    suggestions: 'Suggested searches',
    all: (count: number) => (count === 1 ? 'See 1 result' : `See all ${number(count)} results`),
    nothing: 'No products found',
    advice: 'Check the spelling, or use fewer words.',
    resultsFor: (query: string) => `Results for “${query}”`,
    everything: 'All products',
    relaxed: 'No product matches all words. These products match some of them.',
    filters: 'Filters',
    filterButton: (count: number) => (count > 0 ? `Filters (${number(count)})` : 'Filters'),
    removeFilters: 'Remove the filters',
    show: (count: number) => `Show ${products(count)}`,
  },
  product: {
    add: 'Add to cart',
    soldOut: 'Sold out',
    new: 'New',
    discount: (percent: number) => `−${number(percent)}%`,
    colours: (count: number) => `${number(count)} colours`,
    low: (quantity: number) => `Only ${number(quantity)} left`,
    notAdded: 'There is no more stock of this choice.',
    save: (name: string) => `Save ${name}`,
    related: (group: string) => `More from ${group}`,
    recent: 'Viewed before',
  },
  wishlist: {
    title: 'Wishlist',
    link: (count: number) => `Wishlist, ${products(count)}`,
    count: products,
    empty: 'Nothing is saved yet',
    advice: 'Use the heart of a product to find it again here.',
  },
  cart: {
    title: (count: number) => (count > 0 ? `Your cart (${number(count)})` : 'Your cart'),
    button: (count: number) => `Cart, ${items(count)}`,
    order: 'Your order',
    empty: 'Your cart is empty',
    each: (price: string) => `${price} each`,
    remove: 'Remove',
    accept: 'Accept',
    subtotal: 'Subtotal',
    savings: 'You save',
    note: 'Shipping and taxes follow at the checkout.',
    view: 'View cart and check out',
    checkout: 'Check out',
  },
  checkout: {
    title: 'Checkout',
    text: 'The shop ends here. Its checkout, a page of your own or of a payment provider, takes over.',
    handedOver: 'What the checkout receives',
    withoutPrices: 'The lines have no prices. The server reads each price from the store again.',
    shipping: 'Shipping and taxes',
    later: 'At the checkout',
    back: 'Back to the cart',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The product may be gone, or the address is wrong.',
    link: 'Go to the start page',
  },
  loadError: {
    title: 'This did not load',
    text: 'The store could not be reached.',
    retry: 'Try again',
  },
  footer: {
    about: 'A shop of the sample catalogue. Nothing here can be bought.',
    shop: 'Shop',
    help: 'Help',
    pages: 'Help pages',
    end: 'Built with the components of storefront-react and one stylesheet.',
  },
}

export type Words = typeof english

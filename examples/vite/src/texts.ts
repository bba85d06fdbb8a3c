import { createContext, useContext } from 'react'

/** The texts of the pages. Those of the blocks are in `components/shop/shop-ui/shop-texts.ts`. */
export const texts = {
  shopName: 'Holm & Hearth',
  departments: 'Departments',
  service: 'Service',
  welcome: 'Good things for every day',
  about: 'Stoneware, linen, wool and light, made in small numbers.',
  seeNew: 'See what is new',
  gifts: 'Gifts',
  newIn: 'New in',
  sale: 'On sale',
  seeAll: 'See all',
  allProducts: 'All products',
  seeAllProducts: 'See all products',
  shown: (shown: number, total: number) => `${shown} of ${total} products`,
  // <sample>
  delivery: { title: 'Sent on the same day', text: 'If your order arrives before noon.' },
  returns: { title: 'Thirty days to return', text: 'Send things back as they came.' },
  repair: { title: 'Free repairs for five years', text: 'Write to us before you throw it away.' },
  // </sample>
  search: 'Search',
  resultsFor: (query: string) => `Results for “${query}”`,
  wishlist: 'Wishlist',
  wishlistLink: (count: number) => `Wishlist (${count})`,
  emptyCart: 'Your cart is empty.',
  items: 'Items',
  order: 'Order',
  checkOut: 'Check out',
  refused: 'The store changed in the meantime. Please look at your cart again.',
  notSent: 'The order could not be sent. Please try again.',
  notPaid: 'You have not paid. Nothing was ordered, and your cart is as it was.',
  notPaidYet: 'We have not received your payment yet.',
  pay: 'Pay now',
  backToCart: 'Back to the cart',
  thanks: 'Thank you',
  charged: (total: string) => `We charge ${total}.`,
  notFound: 'Not found',
  notFoundText: 'There is nothing at this address. It may have been sold, moved or mistyped.',
  loading: 'Loading',
  error: 'Error',
  end: 'A shop that exists for the sake of an example. Nothing here can be bought.',
}

export type Texts = typeof texts

export const TextsContext = createContext(texts)

export const useTexts = (): Texts => useContext(TextsContext)

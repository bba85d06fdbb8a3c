import { settings } from './settings'

/** Settings that server and browser share. Clients with the same `cacheScope` share cached data, and carts with the same `cartScope` their lines. */
export const store = {
  cacheScope: 'example-shop',
  cartScope: 'example-shop',
  rules: { currency: settings.currency },
  locale: settings.locale,
} as const

export const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'

/** Facts of the store that server and browser share. Clients of one scope share cached data. */
export const store = { cacheScope: 'example-shop', currency: 'EUR', locale: 'en' } as const

export const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'

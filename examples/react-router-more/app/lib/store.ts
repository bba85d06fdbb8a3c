/** Settings that server and browser share. Clients with the same `cacheScope` share cached data. */
export const store = { cacheScope: 'example-shop', currency: 'EUR', locale: 'en' } as const

export const listParams = { sort: 'name', order: 'asc', limit: 24 } as const

export const gridParams = { sort: 'name', order: 'asc', limit: 30 } as const

/** What the browser and the server of the shop both need to know. */
export const settings = { currency: 'EUR', locale: 'en' } as const

import { createApi } from './create-api.js'
import { currency } from './catalogue.js'
import { serve } from './serve.js'

const key = process.env['STOREFRONT_API_KEY'] ?? ''
if (key === '') throw new Error('Set STOREFRONT_API_KEY: the key that clients send.')

const { handle, refresh } = await createApi({ key })
const { origin } = await serve(handle, Number(process.env['PORT'] ?? 4011))
console.log(`${origin}/api/v1, prices in ${currency}`)

// A reading that fails keeps the products of the one before.
setInterval(() => void refresh().catch(console.error), 10 * 60_000)

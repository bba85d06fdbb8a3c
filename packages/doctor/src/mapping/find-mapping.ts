import { createStorefrontClient, isStorefrontError } from 'storefront-react/core'
import { isJsonObject, sleep } from 'storefront-react/internal'

import { DoctorError } from '../doctor-error.js'
import { createSession } from '../session/create-session.js'
import { isSuccess } from '../session/reply.js'
import { writeMapping, type DoctorMapping, type DoctorMappingOptions } from './write-mapping.js'

/** Whether the client of the package reads an item of the answer, as it is without a mapping. */
async function isRead(text: string): Promise<boolean> {
  const client = createStorefrontClient({
    baseUrl: 'https://shop.invalid/api',
    apiKey: null,
    fetch: () => Promise.resolve(new Response(text)),
    onInvalidItem: () => {},
  })
  try {
    const { items, invalidItems } = await client.products.list({ limit: 100 })
    return items.length > 0 || invalidItems.length === 0
  } catch (error) {
    if (!isStorefrontError(error)) throw error
    return false
  }
}

/** A product of the API reference that has mistakes is no product of another API: the rules name the mistakes. */
const FIELDS = [
  'id',
  'storeId',
  'name',
  'slug',
  'status',
  'variants',
  'images',
  'createdAt',
  'updatedAt',
  'tags',
]
const MIN_KNOWN = 8

function isKnownShape(json: unknown): boolean {
  if (!isJsonObject(json)) return false
  const list = [json['data'], json['products']].find(Array.isArray) as unknown[] | undefined
  const [first] = (list ?? []).filter(isJsonObject)
  return first !== undefined && FIELDS.filter((field) => field in first).length >= MIN_KNOWN
}

/**
 * A mapping for a list of products that the client cannot read as it is; `undefined` if it can, or if there is no list of
 * products at all, which the check explains.
 */
export async function findMapping(options: DoctorMappingOptions): Promise<DoctorMapping | undefined> {
  const session = createSession(options, { sleep, now: () => performance.now() })
  const { path = '/products', searchParams = {} } = options
  const query = new URLSearchParams(searchParams).toString()
  const reply = await session.send(path + (query === '' ? '' : `?${query}`)).catch((error: unknown) => {
    if (error instanceof DoctorError) return undefined
    throw error
  })
  if (reply === undefined || !isSuccess(reply) || reply.json === undefined) return undefined
  if ((await isRead(reply.text)) || isKnownShape(reply.json)) return undefined
  return writeMapping(options)
}

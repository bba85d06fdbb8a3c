import { createStorefrontClient, isStorefrontError, type Product } from 'storefront-react/core'
import { isJsonObject, sleep } from 'storefront-react/internal'

import { DoctorError } from '../doctor-error.js'
import { createSession } from '../session/create-session.js'
import { isSuccess } from '../session/reply.js'
import type { Session } from '../session/session.js'
import { hasOtherNames, hasOtherPrices } from './find-product.js'
import { listAt, type Raw } from './leaves.js'
import { writeMapping, type DoctorMapping, type DoctorMappingOptions } from './write-mapping.js'

/** The client of the package, for an answer as it is, without a mapping. */
const clientOf = (text: string) =>
  createStorefrontClient({
    baseUrl: 'https://shop.invalid/api',
    apiKey: null,
    fetch: () => Promise.resolve(new Response(text)),
    onInvalidItem: () => {},
  })

/** Products that the client reads; `undefined` if it reads none of them. */
async function readItems(text: string): Promise<readonly Product[] | undefined> {
  try {
    const { items, invalidItems } = await clientOf(text).products.list({ limit: 100 })
    return items.length > 0 || invalidItems.length === 0 ? items : undefined
  } catch (error) {
    if (!isStorefrontError(error)) throw error
    return undefined
  }
}

const hasVariants = (products: readonly Product[]) => products.some(({ variants }) => variants.length > 0)

/** A list need not have variants: a shopper buys on the page of the product. */
async function hasSingleVariants(session: Session, path: string, { id }: Product): Promise<boolean> {
  const { text } = await session.send(`${path}/${encodeURIComponent(id)}`)
  try {
    return hasVariants([await clientOf(text).products.retrieve({ id })])
  } catch (error) {
    if (!isStorefrontError(error)) throw error
    return false
  }
}

/**
 * A product of the API reference that has mistakes is no product of another API: the rules name the mistakes. Pictures, texts
 * and prices under other names are none.
 */
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

const listedIn = (json: unknown): readonly Raw[] => {
  const list = isJsonObject(json) ? [json['data'], json['products']].find(Array.isArray) : undefined
  return ((list ?? []) as unknown[]).filter(isJsonObject)
}

const isKnownShape = ([first]: readonly Raw[]): boolean =>
  first !== undefined && FIELDS.filter((field) => field in first).length >= MIN_KNOWN

/** Whether no variant has a price under the name of the API reference. */
function lacksPrices(rows: readonly Raw[]): boolean {
  const variants = rows.flatMap((row) => listAt(row, ['variants']).filter(isJsonObject))
  return variants.length > 0 && variants.every((variant) => !('price' in variant))
}

/**
 * A mapping for a list of products whose fields have other names; `undefined` if the client reads all that a shop shows, or if
 * there is no list of products at all, which the check explains.
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
  const listed = listedIn(reply.json)
  if (isKnownShape(listed)) {
    const isWithoutPrices = lacksPrices(listed)
    if (!isWithoutPrices && !hasOtherNames(listed)) return undefined
    const mapping = await writeMapping(options)
    const isUseful = mapping.outcome === 'live' || (isWithoutPrices && mapping.outcome !== 'refused')
    return isUseful ? mapping : undefined
  }
  const items = await readItems(reply.text)
  if (items === undefined) return writeMapping(options)
  const [first] = items
  const rows = items.map((item): Raw => ({ ...item }))
  if (first && hasOtherPrices(rows) && !(await hasSingleVariants(session, path, first)))
    return writeMapping(options)
  if (!hasOtherNames(rows)) return undefined
  // The shop sells without a mapping, so one that is a copy, a question or a refusal is no better than the check.
  const mapping = await writeMapping(options)
  return mapping.outcome === 'live' ? mapping : undefined
}

import { sleep } from 'storefront-react/internal'
import { isJsonObject } from 'storefront-react/internal'

import { Answers, type AskDoctorQuestion } from '../answers.js'
import { DoctorError } from '../doctor-error.js'
import { createSession } from '../session/create-session.js'
import { isSuccess } from '../session/reply.js'
import { BudgetSpent, type Session } from '../session/session.js'
import { checkMapping } from './check-mapping.js'
import { findList, type Ask, type ListPlan } from './find-list.js'
import { OpenQuestion } from './find-money.js'
import { findProduct, type ProductPlan } from './find-product.js'
import { valueAt, type Path, type Raw } from './leaves.js'
import { printMapping, type MappingPlan } from './print-mapping.js'
import { Refusal } from './refusal.js'

/** Options of `writeMapping`. */
export interface DoctorMappingOptions {
  /** URL of the API with its prefix. */
  readonly baseUrl: string
  readonly apiKey: string | null
  /** The header of the key. Default: `Authorization`, with `Bearer` before the key. */
  readonly keyHeader?: string | undefined
  /** Path of the list of products. Default: `/products`. */
  readonly path?: string | undefined
  /** Sent with every request, such as `{ expand: 'variants' }`. */
  readonly searchParams?: Readonly<Record<string, string>> | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly maxRequests?: number | undefined
  readonly delayMs?: number | undefined
  readonly timeoutMs?: number | undefined
  readonly prices?: Readonly<Record<string, string>> | undefined
  readonly ask?: AskDoctorQuestion | undefined
  readonly signal?: AbortSignal | undefined
}

/** The result of `writeMapping`. */
export interface DoctorMapping {
  /**
   * `live`: the printed client reads the lists of the server. `copy`: the printed function reads all products once.
   * `question`: somebody who sees the shop must answer first. `refused`: it cannot be known.
   */
  readonly outcome: 'live' | 'copy' | 'question' | 'refused'
  /** One sentence. */
  readonly detail: string
  /** TypeScript; empty if there is a question or a refusal. */
  readonly code: string
  /** The same for a created shop: a `fetch` that answers as the API reference says. Empty for a copy. */
  readonly fetchCode: string
  /** What shows that the price is right. */
  readonly witness: string
  /** What the answers of the server do not say. */
  readonly unknown: readonly string[]
  /** Products that the printed code has read. */
  readonly products: number
  readonly singles: number
  readonly pagesBackward: boolean
}

const SINGLES = 6

/** Products on their own path, read by their id, else by their slug. */
async function findSingles(ask: Ask, { items, id }: ListPlan, listed: ProductPlan) {
  const step = Math.max(1, Math.ceil(items.length / SINGLES))
  const chosen = items.filter((_item, index) => index % step === 0)
  for (const by of [[id], listed.slug].filter((path): path is string[] => path?.length === 1)) {
    const found: { readonly json: unknown; readonly item: Raw }[] = []
    for (const item of chosen) {
      const { ok, json } = await ask(`/${encodeURIComponent(String(valueAt(item, by)))}`, {})
      if (!ok || !isJsonObject(json)) break
      found.push({ json, item })
    }
    if (found.length < chosen.length) continue
    const places: Path[] = [[], ...Object.keys(found[0]?.json ?? {}).map((key) => [key])]
    const itemPath = places.find((path) =>
      found.every(({ json, item }) => {
        const inner = valueAt(json, path)
        return isJsonObject(inner) && String(inner[id]) === String(item[id])
      }),
    )
    if (itemPath)
      return {
        by: by[0] ?? id,
        itemPath,
        items: found.map(({ json, item }) => ({ ...(valueAt(json, itemPath) as Raw), id: item['id'] })),
      }
  }
  return undefined
}

async function plan(session: Session, options: DoctorMappingOptions, answers: Answers): Promise<MappingPlan> {
  const { path = '/products', searchParams = {} } = options
  const ask: Ask = async (below, query) => {
    const text = new URLSearchParams({ ...searchParams, ...query }).toString()
    const reply = await session.send(path + below + (text === '' ? '' : `?${text}`))
    return { ok: isSuccess(reply), status: reply.status, json: reply.json, headers: reply.headers }
  }
  const list = await findList(ask)
  const outline = await findProduct(list.items, { answers, isListOnly: true })
  const singles = await findSingles(ask, list, outline)
  const hasVariants = (items: readonly Raw[]) =>
    items.some((item) => isFilled(item['variants']) || isFilled(item['variations']) || isFilled(item['skus']))
  const isFromSingles = singles !== undefined && hasVariants(singles.items) && !hasVariants(list.items)
  const base = {
    baseUrl: session.baseUrl,
    path,
    keyHeader: options.keyHeader,
    hasKey: session.apiKey !== null,
    searchParams,
    list,
  }
  if (!isFromSingles) {
    const listed = await findProduct(list.items, { answers, isListOnly: false })
    const single = singles && { by: singles.by, itemPath: singles.itemPath, plan: listed }
    return { ...base, listed, single }
  }
  const full = await findProduct(singles.items, { answers, isListOnly: false })
  return { ...base, listed: outline, single: { by: singles.by, itemPath: singles.itemPath, plan: full } }
}

const isFilled = (value: unknown) => Array.isArray(value) && value.some(isJsonObject)

const NOTHING = {
  code: '',
  fetchCode: '',
  witness: '',
  unknown: [],
  products: 0,
  singles: 0,
  pagesBackward: false,
} as const

/**
 * Writes a mapping for a list whose items, envelope or parameters have other names, and reads the store with it. The unit of
 * the price needs a witness: without one it asks, and without an answer it prints nothing.
 * @throws {DoctorError} if the server cannot be reached or refuses the key
 */
export async function writeMapping(options: DoctorMappingOptions): Promise<DoctorMapping> {
  const session = createSession(options, { sleep, now: () => performance.now() })
  const answers = new Answers(options.prices, options.ask)
  const redact = (text: string) => session.redact(text)
  try {
    const found = await plan(session, options, answers)
    const { products, singles } = await checkMapping(found, session)
    const full = found.listed.money === undefined ? found.single?.plan : found.listed
    const isLive = found.list.paging === 'id'
    const pagesBackward = found.list.before !== undefined
    return {
      outcome: isLive ? 'live' : 'copy',
      detail: describe(found, products.length, singles.length),
      code: redact(printMapping(found, true)),
      fetchCode: isLive ? redact(printMapping(found, true, 'fetch')) : '',
      witness: redact(`${(full?.money?.path ?? []).join('.')}: ${full?.money?.witness ?? ''}`),
      unknown: [...(full?.unknown ?? []), ...unknownOf(found)].map(redact),
      products: products.length,
      singles: singles.length,
      pagesBackward,
    }
  } catch (error) {
    if (error instanceof OpenQuestion)
      return { ...NOTHING, outcome: 'question', detail: redact(error.message) }
    if (error instanceof Refusal) return { ...NOTHING, outcome: 'refused', detail: redact(error.message) }
    if (error instanceof BudgetSpent)
      throw new DoctorError('rate-limit', 'The mapping needs more requests: raise --max-requests.')
    if (error instanceof DoctorError) throw new DoctorError(error.code, redact(error.message))
    throw error
  }
}

function unknownOf({ list, listed, single }: MappingPlan): string[] {
  return [
    'taxes, and which names sort, order and filters have',
    ...(list.paging === 'id' && list.before === undefined
      ? ['pages before a product: the list pages forward only']
      : []),
    ...(listed.money === undefined ? ['a price in the list: the price of a product is on its own page'] : []),
    ...(single === undefined ? ['a path of single products'] : []),
  ]
}

function describe({ list, listed, single }: MappingPlan, products: number, singles: number): string {
  const reads = `its code reads ${products} products${singles > 0 ? ` and ${singles} single products` : ''} without an invalid item.`
  const money = (listed.money ?? single?.plan.money)?.witness ?? ''
  const price = `The price is right, because ${money}.`
  return list.paging === 'id'
    ? `This API fits with a mapping: ${reads} ${price}`
    : `This API needs a copy, because its pages cannot follow a product: ${reads} ${price}`
}

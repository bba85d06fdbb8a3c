import type { MockDialect } from './dialect.js'
import { RequestProblem } from './request-problem.js'

export interface ListQuery {
  readonly limit: number
  readonly sort: string
  readonly order: 'asc' | 'desc'
  readonly cursor?: { readonly id: string; readonly direction: 'after' | 'before' } | undefined
}

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 100

const KNOWN_PARAMETERS = new Set(['limit', 'starting_after', 'ending_before', 'sort', 'order'])

function readLimit(raw: string | null, { limitOutOfRange }: MockDialect): number {
  if (raw === null) return DEFAULT_LIMIT
  if (!/^-?\d+$/.test(raw)) {
    throw new RequestProblem('validation', `limit must be an integer from 1 to ${MAX_LIMIT}.`)
  }
  const limit = Number(raw)
  if (limit >= 1 && limit <= MAX_LIMIT) return limit
  if (limitOutOfRange === 'clamp') return Math.min(Math.max(limit, 1), MAX_LIMIT)
  throw new RequestProblem('validation', `limit must be from 1 to ${MAX_LIMIT}.`)
}

function readCursor(params: URLSearchParams): ListQuery['cursor'] {
  const after = params.get('starting_after')
  const before = params.get('ending_before')
  if (after !== null && before !== null) {
    throw new RequestProblem('validation', 'starting_after and ending_before are mutually exclusive.')
  }
  const id = after ?? before
  if (id === null) return undefined
  if (id === '') throw new RequestProblem('validation', 'A cursor must not be empty.')
  return { id, direction: after === null ? 'before' : 'after' }
}

function readSort(raw: string | null, dialect: MockDialect): string {
  if (raw === null || (dialect.unknownSort === 'default' && !dialect.sortFields.includes(raw))) {
    return dialect.defaultSort
  }
  if (dialect.sortFields.includes(raw)) return raw
  throw new RequestProblem('validation', `sort must be one of ${dialect.sortFields.join(', ')}.`)
}

function readOrder(raw: string | null, dialect: MockDialect): 'asc' | 'desc' {
  const { asc, desc } = dialect.orderValues
  if (raw === asc) return 'asc'
  if (raw === desc) return 'desc'
  if (raw === null || dialect.unknownOrder === 'default') return dialect.defaultOrder
  throw new RequestProblem('validation', `order must be ${asc} or ${desc}.`)
}

/** @throws RequestProblem if the query breaks a rule of the API reference or of the dialect. */
export function parseListQuery(
  params: URLSearchParams,
  dialect: MockDialect,
  filterNames: readonly string[],
): ListQuery {
  if (dialect.unknownParameter === 'error') {
    for (const name of params.keys()) {
      if (!KNOWN_PARAMETERS.has(name) && !filterNames.includes(name)) {
        throw new RequestProblem('validation', `Unknown parameter: ${name}.`)
      }
    }
  }
  return {
    cursor: readCursor(params),
    limit: readLimit(params.get('limit'), dialect),
    sort: readSort(params.get('sort'), dialect),
    order: readOrder(params.get('order'), dialect),
  }
}

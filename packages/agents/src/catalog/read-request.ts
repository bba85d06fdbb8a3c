import { isObject } from 'storefront-react/internal'

import { CatalogError } from './catalog-error.js'

/** Limits of what one request may ask for, because anybody can send one. */
export const MAX_IDS = 50
export const MAX_PAGE_SIZE = 50
const DEFAULT_PAGE_SIZE = 10
const MAX_STRING = 500
const MAX_ENTRIES = 50

export interface CatalogFilters {
  readonly categories: readonly string[]
  /** In minor units. */
  readonly min: number | undefined
  readonly max: number | undefined
}

export interface SearchInput {
  readonly query: string
  readonly filters: CatalogFilters
  readonly currency: string | undefined
  readonly cursor: string | undefined
  readonly limit: number
}

export interface LookupInput {
  readonly ids: readonly string[]
  readonly filters: CatalogFilters
  readonly currency: string | undefined
}

export interface ProductInput {
  readonly id: string
  /** Undefined if the request names no selection. */
  readonly selected: ReadonlyMap<string, string> | undefined
  readonly preferences: readonly string[]
  readonly filters: CatalogFilters
  readonly currency: string | undefined
}

/** @see https://ucp.dev/schemas/shopping/catalog_search.json `search_request` */
export function readSearchRequest(input: unknown): SearchInput {
  const request = readObject(input, 'The request')
  const query = readOptional(request.query, 'query') ?? ''
  const filters = readFilters(request.filters)
  const hasFilter = filters.categories.length > 0 || filters.min !== undefined || filters.max !== undefined
  if (!query.trim() && !hasFilter) refuse('Give a query or at least one filter.')
  const pagination = request.pagination === undefined ? {} : readObject(request.pagination, '"pagination"')
  return {
    query,
    filters,
    currency: readCurrency(request.context),
    cursor: readOptional(pagination.cursor, 'pagination.cursor'),
    limit: Math.min(readInteger(pagination.limit, 1, 'pagination.limit') ?? DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
  }
}

/** @see https://ucp.dev/schemas/shopping/catalog_lookup.json `lookup_request` */
export function readLookupRequest(input: unknown): LookupInput {
  const request = readObject(input, 'The request')
  const { ids } = request
  if (!Array.isArray(ids) || ids.length === 0)
    return refuse('"ids" must be a list with at least one identifier.')
  if (ids.length > MAX_IDS)
    throw new CatalogError('request_too_large', `Ask for at most ${MAX_IDS} identifiers.`)
  return {
    ids: [...new Set(ids.map((id) => readString(id, 'ids')))],
    filters: readFilters(request.filters),
    currency: readCurrency(request.context),
  }
}

/** @see https://ucp.dev/schemas/shopping/catalog_lookup.json `get_product_request` */
export function readProductRequest(input: unknown): ProductInput {
  const request = readObject(input, 'The request')
  return {
    id: readString(request.id, 'id'),
    selected: request.selected === undefined ? undefined : readSelected(request.selected),
    preferences: readStrings(request.preferences, 'preferences'),
    filters: readFilters(request.filters),
    currency: readCurrency(request.context),
  }
}

function readSelected(raw: unknown): ReadonlyMap<string, string> {
  if (!Array.isArray(raw) || raw.length > MAX_ENTRIES) return refuse('"selected" must be a short list.')
  const selected = new Map<string, string>()
  for (const entry of raw) {
    const { name, label } = readObject(entry, 'An entry of "selected"')
    const option = readString(name, 'selected.name')
    if (selected.has(option)) refuse(`"selected" names the option ${JSON.stringify(option)} twice.`)
    selected.set(option, readString(label, 'selected.label'))
  }
  return selected
}

function readFilters(raw: unknown): CatalogFilters {
  const filters = raw === undefined ? {} : readObject(raw, '"filters"')
  const price = filters.price === undefined ? {} : readObject(filters.price, '"filters.price"')
  return {
    categories: readStrings(filters.categories, 'filters.categories'),
    min: readInteger(price.min, 0, 'filters.price.min'),
    max: readInteger(price.max, 0, 'filters.price.max'),
  }
}

function readCurrency(context: unknown): string | undefined {
  const { currency } = context === undefined ? {} : readObject(context, '"context"')
  return readOptional(currency, 'context.currency')
}

function readStrings(raw: unknown, name: string): readonly string[] {
  if (raw === undefined) return []
  if (!Array.isArray(raw) || raw.length > MAX_ENTRIES)
    return refuse(`"${name}" must be a short list of strings.`)
  return raw.map((entry) => readString(entry, name))
}

function readOptional(raw: unknown, name: string): string | undefined {
  if (raw === undefined) return undefined
  if (typeof raw !== 'string' || raw.length > MAX_STRING) {
    return refuse(`"${name}" must be a string of at most ${MAX_STRING} characters.`)
  }
  return raw
}

function readString(raw: unknown, name: string): string {
  return readOptional(raw, name) || refuse(`"${name}" must be a string that is not empty.`)
}

function readInteger(raw: unknown, min: number, name: string): number | undefined {
  if (raw === undefined) return undefined
  if (!Number.isSafeInteger(raw) || (raw as number) < min)
    return refuse(`"${name}" must be an integer from ${min}.`)
  return raw as number
}

function readObject(raw: unknown, name: string): Readonly<Record<string, unknown>> {
  return isObject(raw) && !Array.isArray(raw) ? raw : refuse(`${name} must be a JSON object.`)
}

function refuse(message: string): never {
  throw new CatalogError('invalid_request', message)
}

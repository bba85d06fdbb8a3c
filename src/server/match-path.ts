import type { AnyResourceDefinition } from '../core/resources/define-resource.js'

/** A request that may be forwarded: the path, and the query parameters that belong to it. */
export interface MatchedRequest {
  readonly path: string
  readonly searchParams: URLSearchParams
  /** Names of the parameters that were left out. */
  readonly droppedParams: readonly string[]
  /** The list that the path belongs to, if it is not also the path of an item. */
  readonly list: ListShape | undefined
}

/** How the response of a list is read. */
export type ListShape = Pick<AnyResourceDefinition, 'name' | 'readList' | 'parameters'>

export interface PathPattern {
  readonly list: ListShape | undefined

  readonly segments: readonly string[]
  /** By name. A text is the only value that is forwarded; `undefined` forwards any value. */
  readonly params: ReadonlyMap<string, string | undefined>
}

/** Returns `undefined` if the path is not allowed. */
export type RequestMatcher = (path: string, searchParams: URLSearchParams) => MatchedRequest | undefined

const PLACEHOLDER = /^\{\w+\}$/

/** @param template such as `/products/{id}` or `/products?slug={slug}`; its query allows the parameter `slug` */
export function createPathPattern(
  template: string,
  params: readonly string[] = [],
  list?: ListShape,
): PathPattern {
  const [path = '', query = ''] = template.split('?', 2)
  const named = [...new URLSearchParams(query)].map(
    ([name, value]) => [name, PLACEHOLDER.test(value) || value === '' ? undefined : value] as const,
  )
  return {
    list,
    segments: splitPath(path),
    params: new Map([...named, ...params.map((name) => [name, undefined] as const)]),
  }
}

/** Rebuilds path and query from their decoded parts, so that nothing else reaches the API. */
export function createRequestMatcher(patterns: readonly PathPattern[]): RequestMatcher {
  return (path, searchParams) => {
    const segments = path.startsWith('/') ? splitPath(path).map(decode) : []
    const matching = patterns.filter(
      (pattern) =>
        pattern.segments.length === segments.length &&
        pattern.segments.every((part, index) => part === segments[index] || PLACEHOLDER.test(part)),
    )
    if (matching.length === 0 || !segments.every(isSafe)) return undefined
    return {
      path: segments.map((segment) => `/${encodeURIComponent(segment)}`).join(''),
      ...selectParams(searchParams, matching),
      list: matching.every(({ list }) => list) ? matching[0]?.list : undefined,
    }
  }
}

function selectParams(
  searchParams: URLSearchParams,
  patterns: readonly PathPattern[],
): Pick<MatchedRequest, 'searchParams' | 'droppedParams'> {
  const forwarded = new URLSearchParams()
  const droppedParams: string[] = []
  for (const [name, value] of searchParams) {
    const isAllowed = patterns.some(({ params }) => params.has(name) && (params.get(name) ?? value) === value)
    if (isAllowed) forwarded.append(name, value)
    else droppedParams.push(name)
  }
  return { searchParams: forwarded, droppedParams }
}

function splitPath(path: string): string[] {
  return path.slice(1).split('/')
}

/** An invalid encoding becomes an empty string, which `isSafe` rejects. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** Decoding until nothing changes would take quadratic time for `%252525…`. */
const MAX_DECODINGS = 3

/** A server behind the API may decode again. The first decoding is the caller's. */
function isSafe(segment: string): boolean {
  let text = segment
  for (let remaining = MAX_DECODINGS - 1; isPlainSegment(text); remaining--) {
    // A segment that is still encoded can hide anything.
    if (remaining === 0) return !/%[\da-f]{2}/i.test(text)
    const next = decode(text)
    // A segment such as "100%" is not encoded.
    if (next === '' || next === text) return true
    text = next
  }
  return false
}

function isPlainSegment(segment: string): boolean {
  return !/^\.{0,2}$|[/\\\p{Cc}]/u.test(segment)
}

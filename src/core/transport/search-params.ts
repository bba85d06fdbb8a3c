/** A value in a query string; `undefined` is left out, an array repeats its name. */
export type SearchParamValue = string | number | boolean | null | undefined

export type SearchParams = Readonly<Record<string, SearchParamValue | readonly SearchParamValue[]>>

/** The query string with its `?`, or the empty string when nothing is left to say. */
export function toQueryString(searchParams: SearchParams | URLSearchParams | undefined): string {
  if (!searchParams) return ''
  const query =
    searchParams instanceof URLSearchParams ? searchParams : new URLSearchParams(entriesOf(searchParams))
  const text = query.toString()
  return text && `?${text}`
}

function entriesOf(searchParams: SearchParams): [string, string][] {
  return Object.entries(searchParams).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as readonly SearchParamValue[]) : [value as SearchParamValue])
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [name, String(one)]),
  )
}

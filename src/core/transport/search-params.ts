/** A value in a query string; `null` and `undefined` are omitted. */
export type SearchParamValue = string | number | boolean | null | undefined

/** Query parameters by name; an array repeats the name for each value. */
export type SearchParams = Readonly<Record<string, SearchParamValue | readonly SearchParamValue[]>>

/** The query string with its `?`, or an empty string if there are no parameters. */
export function toQueryString(searchParams: SearchParams | URLSearchParams | undefined): string {
  if (!searchParams) return ''
  const query =
    searchParams instanceof URLSearchParams ? searchParams : new URLSearchParams(toEntries(searchParams))
  const text = query.toString()
  return text && `?${text}`
}

function toEntries(searchParams: SearchParams): [string, string][] {
  return Object.entries(searchParams).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as readonly SearchParamValue[]) : [value as SearchParamValue])
      .filter((item) => item != null)
      .map((item): [string, string] => [name, String(item)]),
  )
}

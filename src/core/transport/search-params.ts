/** An array repeats the name for each value. `null` and `undefined` are omitted. */
export type SearchParams = Readonly<
  Record<
    string,
    string | number | boolean | null | undefined | readonly (string | number | boolean | null | undefined)[]
  >
>

export function toQueryString(searchParams: SearchParams | URLSearchParams | undefined): string {
  if (!searchParams) return ''
  const query =
    searchParams instanceof URLSearchParams ? searchParams : new URLSearchParams(toEntries(searchParams))
  const text = query.toString()
  return text && `?${text}`
}

function toEntries(searchParams: SearchParams): [string, string][] {
  return Object.entries(searchParams).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as SearchParams[string][]) : [value])
      .filter((item) => item != null)
      .map((item): [string, string] => [name, String(item)]),
  )
}

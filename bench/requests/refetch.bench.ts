/**
 * The requests of one refetch on the mock store: `npm run bench refetch`. A list has loaded 3 or 10 pages of 24
 * products. Then products are inserted above, or the first, the last or the reader's product is deleted, and the
 * list is invalidated. Exits with 1 when a refetch sends more requests than `docs/how-paging-works.md` promises, or loses the
 * product that the reader sees.
 */
import { QueryClient } from '@tanstack/react-query'
import { buildProduct, createMockStore } from 'storefront-mock'

import { createStorefrontClient } from '../../src/core/index.js'
import { productsQueryOptions } from '../../src/queries/index.js'
import { listReaders } from '../../src/queries/list/list-readers.js'
import { observerHooks } from '../../test/histories/list-hook.js'
import { report } from '../report.js'

const LIMIT = 24
/** Products on screen. */
const SCREEN = 8

interface Change {
  readonly inserted?: number
  readonly gone?: 'first' | 'last' | 'read'
}

const changes: Readonly<Record<string, Change>> = {
  'nothing changed': {},
  '5 inserted above': { inserted: 5 },
  '50 inserted above': { inserted: 50 },
  '1,000 inserted above': { inserted: 1000 },
  'first product gone': { gone: 'first' },
  'last product gone': { gone: 'last' },
  'product of the reader gone': { gone: 'read' },
}

/** Where reading on does not find the reader's row, a refetch asks for the pages around it. */
function budgetOf(pages: number, { inserted = 0, gone }: Change): number {
  if (inserted > 3 * LIMIT) return 2 * pages + 8
  return inserted > 0 || gone ? pages + 3 : pages
}

interface Outcome {
  readonly requests: number
  readonly lost: number
  readonly isRowKept: boolean
}

async function refetch(
  pages: number,
  reader: 'top' | 'middle',
  deletedCursor: 'resolves' | 404,
  { inserted = 0, gone }: Change,
): Promise<Outcome> {
  const create = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      buildProduct({ name: `${prefix} ${String(index).padStart(5, '0')}` }),
    )
  const store = createMockStore({ products: create('B', 500), apiKey: null, dialect: { deletedCursor } })
  const queryClient = new QueryClient()
  const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: null, fetch: store.fetch })
  const options = productsQueryOptions(client, { sort: 'name', order: 'asc', limit: LIMIT })
  const hook = observerHooks(queryClient, { ...options, retry: false, staleTime: 0 } as never)
  const idsOf = () =>
    (hook.current().data as { readonly items: readonly { readonly id: string }[] }).items.map(({ id }) => id)
  const settle = async () => {
    do await new Promise((resolve) => setTimeout(resolve))
    while (queryClient.isFetching() > 0)
  }
  hook.mount()
  await settle()
  for (let page = 1; page < pages; page += 1) await hook.call('fetchNextPage')
  await settle()
  const loaded = idsOf()
  const rows = loaded.slice(loaded.length >> 1, (loaded.length >> 1) + SCREEN)
  const read = { rootOf: () => null, rowsOf: () => (reader === 'top' ? null : rows) }
  listReaders.add(read)
  if (inserted > 0) store.insert(create('A', inserted))
  if (gone)
    store.remove([gone === 'read' ? (rows[0] as string) : (loaded.at(gone === 'first' ? 0 : -1) as string)])
  const row = rows.find((id) => store.products.get(id)) as string
  const before = store.requests.length
  await queryClient.invalidateQueries()
  await settle()
  listReaders.delete(read)
  const shown = new Set(idsOf())
  hook.unmount()
  queryClient.clear()
  return {
    requests: store.requests.length - before,
    lost: loaded.filter((id) => store.products.get(id) && !shown.has(id)).length,
    isRowKept: reader === 'top' || shown.has(row),
  }
}

const rows: Record<string, Record<string, string>> = {}
for (const pages of [3, 10])
  for (const [name, change] of Object.entries(changes)) {
    const cells: Record<string, string> = {}
    let most = 0
    for (const reader of ['top', 'middle'] as const)
      for (const deletedCursor of ['resolves', 404] as const) {
        const { requests, lost, isRowKept } = await refetch(pages, reader, deletedCursor, change)
        cells[`${reader}, ${deletedCursor}`] = `${requests} / ${lost}`
        most = Math.max(most, isRowKept ? requests : Infinity)
      }
    rows[`${pages} pages, ${name}`] = { ...cells, budget: String(budgetOf(pages, change)) }
    report({
      what: `requests of a refetch of ${pages} pages, ${name}`,
      detail: Object.entries(cells)
        .map(([reader, cell]) => `${reader}: ${cell}`)
        .join('; '),
      measured: most,
      atMost: budgetOf(pages, change),
      unit: ' requests',
    })
  }
if (!process.env['BENCH_ROWS']) {
  console.log(
    '\nrequests / loaded products that are not in the list afterwards, by place of the reader and status of a deleted cursor',
  )
  console.table(rows)
}

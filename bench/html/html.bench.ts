/**
 * The HTML of a server-rendered list of 24 with its hydration data, gzipped, compared with a bare page in the same layout
 * that has the same cards and hydrates nothing: `npm run bench html`. With whole products in the list, and with the fields that a card shows
 * (`pickFields`). And the same for 24 results of a search next to its filters (`trimSearchResults`). Exits with 1 when one of the
 * latter two misses its budget.
 */
import { gzipSync } from 'node:zlib'

import type { Product } from '../../src/core/index.js'
import { catalogsAbsent, readBoutique, readElectronics } from '../../test/catalogs.js'
import { report } from '../report.js'
import { documentOf, type DocumentParts } from './document.js'
import { renderBarePage, renderListPage, renderResultsPages } from './render-pages.js'
import { sampleProducts } from './sample-products.js'

/**
 * The budgets of a catalogue: a list with the fields of a card, and a search. Two cuts would meet the first, and both are unsafe.
 * The ids of the rows are 2 to 3 %: a user may leave before the rows have hydrated, and the saved position is an id. TanStack
 * Query's default values are 2 %: `hydrate` writes the state as it is, so a query that had failed would keep its error.
 */
const budgets = {
  'sample catalogue': { list: 1.43, search: 1.51 },
  'a boutique': { list: 1.53, search: 1.53 },
  electronics: { list: 1.34, search: 1.44 },
} as const

const sizeOf = (parts: DocumentParts) => gzipSync(documentOf(parts)).length
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

async function measure(catalog: keyof typeof budgets, products: readonly Product[]): Promise<void> {
  const bare = sizeOf(await renderBarePage(products))
  const whole = await renderListPage(products, 'whole')
  const picked = await renderListPage(products, 'picked')
  if (whole.list !== picked.list) throw new Error('The fields of a card do not render the same card.')
  for (const [fields, parts] of Object.entries({ whole, picked })) {
    const size = sizeOf(parts)
    const text = JSON.stringify(parts.state).length
    report({
      what: `HTML of a list of 24, ${catalog}, ${fields === 'whole' ? 'whole products' : 'the fields of a card'}`,
      ours: `${kb(size)}, hydration data ${kb(text)} before gzip`,
      peer: `bare ${kb(bare)}`,
      measured: size / bare,
      ...(fields === 'picked' && { atMost: budgets[catalog].list }),
    })
  }
  const search = await renderResultsPages(products)
  const results = sizeOf(search.results)
  report({
    what: `HTML of 24 results of a search and its filters, ${catalog}`,
    ours: `${kb(results)}, hydration data ${kb(JSON.stringify(search.results.state).length)} before gzip`,
    peer: `bare ${kb(sizeOf(search.bare))}`,
    measured: results / sizeOf(search.bare),
    atMost: budgets[catalog].search,
  })
}

await measure('sample catalogue', sampleProducts())
if (!catalogsAbsent) {
  await measure('a boutique', readBoutique())
  await measure('electronics', readElectronics())
}

/**
 * The HTML of a server-rendered list of 24 with its hydration data, gzipped, compared with a bare page in the same layout
 * that has the same cards and hydrates nothing: `npm run bench html`. With whole products in the list, and with the fields that a card shows
 * (`pickFields`). And the same for 24 results of a search next to its filters (`trimSearchResults`). Exits with 1 when one of the
 * latter two is more than 1.4 times as large as the bare page.
 */
import { gzipSync } from 'node:zlib'

import type { Product } from '../../src/core/index.js'
import { catalogsAbsent, readBoutique, readElectronics } from '../../test/catalogs.js'
import { report } from '../report.js'
import { documentOf, type DocumentParts } from './document.js'
import { renderBarePage, renderListPage, renderResultsPages } from './render-pages.js'
import { sampleProducts } from './sample-products.js'

const sizeOf = (parts: DocumentParts) => gzipSync(documentOf(parts)).length
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

async function measure(catalog: string, products: readonly Product[]): Promise<void> {
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
      ...(fields === 'picked' && { atMost: 1.4 }),
    })
  }
  const search = await renderResultsPages(products)
  const results = sizeOf(search.results)
  report({
    what: `HTML of 24 results of a search and its filters, ${catalog}`,
    ours: `${kb(results)}, hydration data ${kb(JSON.stringify(search.results.state).length)} before gzip`,
    peer: `bare ${kb(sizeOf(search.bare))}`,
    measured: results / sizeOf(search.bare),
    atMost: 1.4,
  })
}

await measure('sample catalogue', sampleProducts())
if (!catalogsAbsent) {
  await measure('a boutique', readBoutique())
  await measure('electronics', readElectronics())
}

import { gzipSync } from 'node:zlib'
import { writeFileSync } from 'node:fs'
import { readBoutique, readElectronics } from '../../test/catalogs.js'
import { documentOf } from './document.js'
import { renderBarePage, renderListPage, renderResultsPages } from './render-pages.js'
import { sampleProducts } from './sample-products.js'
const gz = (s: string) => gzipSync(s).length
for (const [n, p] of [['sample', sampleProducts()], ['boutique', readBoutique()], ['electronics', readElectronics()]] as const) {
  const bare = await renderBarePage(p), picked = await renderListPage(p, 'picked')
  const b = gz(documentOf(bare)), a = gz(documentOf(picked)), noState = gz(documentOf({ list: picked.list })), bareState = gz(documentOf({...bare, state: picked.state}))
  console.log(n, 'bare', b, 'ours', a, (a / b).toFixed(3), 'ours without state', noState, 'bare+state', bareState, 'raw', bare.list.length, picked.list.length)
  writeFileSync(`/tmp/w/html-${n}.json`, JSON.stringify(picked.state, null, 1)); writeFileSync(`/tmp/w/html-${n}.html`, picked.list.replaceAll('><', '>\n<')); writeFileSync(`/tmp/w/html-${n}-bare.html`, bare.list.replaceAll('><', '>\n<'))
  const r = await renderResultsPages(p)
  const rb = gz(documentOf(r.bare))
  console.log(n, 'results', rb, gz(documentOf(r.results)), (gz(documentOf(r.results)) / rb).toFixed(3), 'without state', gz(documentOf({ list: r.results.list })))
  writeFileSync(`/tmp/w/html-${n}-r.json`, JSON.stringify(r.results.state, null, 1))
}

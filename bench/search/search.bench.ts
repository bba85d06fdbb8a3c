import { gzipSync } from 'node:zlib'

import { createSearchHandler, encodeSearchDocuments, toSearchDocument } from 'storefront-search/server'
import { createSearch } from '../../src/search/index.js'
import { createLocalSearchEngine, type SearchDocument, type SearchDocuments } from 'storefront-search/local'
import { getDefaultFacets } from '../../src/search/engine/facets.js'
import { normalize } from '../../packages/search/src/local/words/tokenize.js'
import { readBoutique, readElectronics } from '../../test/catalogs.js'
import { report } from '../report.js'
import { kinds, words } from './kinds.js'

const QUERIES_PER_KIND = 150
const MAX_MATCHES = 10
const JAPANESE = [
  '高音質',
  'ワイヤレス',
  'イヤホン',
  '防水',
  'スピーカー',
  '折りたたみ',
  '椅子',
  '木製',
  '机',
  '充電器',
]

type Find = (query: string) => Promise<readonly string[]>

function fileOf(documents: readonly SearchDocument[]): SearchDocuments {
  const options = new Set(
    documents.flatMap(({ variants }) => variants.flatMap((each) => Object.keys(each.attributes))),
  )
  return { v: 1, store: 'bench', asOf: 'bench', facets: getDefaultFacets(options), documents }
}

function searchOf(documents: readonly SearchDocument[]) {
  return createSearch({
    client: { cacheScope: 'bench' },
    engine: createLocalSearchEngine({ documents: fileOf(documents) }),
  })
}

/** Deterministic, so that two runs ask the same. */
function createRandom(seed: number) {
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  }
}

async function measureRelevance(title: string, documents: readonly SearchDocument[], find: Find) {
  const random = createRandom(7)
  const frequency = new Map<string, number>()
  for (const { name } of documents) {
    for (const word of new Set(words(name.toLowerCase()))) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  }
  const copies = new Map<string, number>()
  const nameKey = (name: string) => words(normalize(name)).sort().join(' ')
  for (const { name } of documents) copies.set(nameKey(name), (copies.get(nameKey(name)) ?? 0) + 1)
  const rows: object[] = []
  let worst = { kind: '', recall: 1 }
  for (const [kind, toQuery] of Object.entries(kinds)) {
    const queries: { id: string; query: string }[] = []
    for (let tries = 0; tries < documents.length * 4 && queries.length < QUERIES_PER_KIND; tries++) {
      const document = documents[Math.floor(random() * documents.length)]
      if (!document || (copies.get(nameKey(document.name)) ?? 0) > MAX_MATCHES) continue
      // A distinctive word is in few names, and one typo away from no other.
      const query = toQuery(document.name, random, (word) => (frequency.get(word) ?? 0) <= 3)
      if (query) queries.push({ id: document.id, query })
    }
    let found = 0
    let ranks = 0
    let results = 0
    for (const { id, query } of queries) {
      const ids = await find(query)
      results += ids.length
      const rank = ids.indexOf(id)
      if (rank >= 0 && rank < 10) {
        found++
        ranks += rank + 1
      }
    }
    if (queries.length === 0) {
      rows.push({ kind, queries: 0 })
      continue
    }
    const recall = found / queries.length
    if (recall < worst.recall) worst = { kind, recall }
    rows.push({
      kind,
      queries: queries.length,
      'recall@10': recall.toFixed(3),
      'mean rank': (ranks / found).toFixed(1),
      results: (results / queries.length).toFixed(0),
    })
  }
  console.log(`\n${title}: recall@10, mean rank, number of results`)
  console.table(rows)
  report({
    what: `recall@10 of the weakest kind of query (${worst.kind || 'all'}), ${title}`,
    measured: worst.recall,
    atLeast: 0.95,
    unit: '',
  })
}

function finderOf(documents: readonly SearchDocument[]): Find {
  const search = searchOf(documents)
  return async (query) => {
    const first = await search.query({ query, limit: 100, facets: false })
    // Only the length matters beyond the first page.
    return [
      ...first.hits.map(({ id }) => id),
      ...Array<string>(Math.max(0, (first.totalCount ?? 0) - first.hits.length)).fill(''),
    ]
  }
}

async function measureTimes(documents: readonly SearchDocument[]) {
  const text = encodeSearchDocuments(fileOf(documents))
  const started = performance.now()
  const search = searchOf(documents)
  await search.load()
  const build = performance.now() - started
  const times: number[] = []
  const random = createRandom(11)
  for (let round = 0; round < 40; round++) {
    const name = documents[Math.floor(random() * documents.length)]?.name.slice(0, 24) ?? ''
    for (let end = 1; end <= name.length; end++) {
      const start = performance.now()
      await search.query({ query: name.slice(0, end) })
      times.push(performance.now() - start)
    }
  }
  const hostile = [
    'x'.repeat(10_000),
    'a '.repeat(5000),
    'electronicsaccessories'.repeat(9),
    '!'.repeat(10_000),
  ]
  for (const query of hostile) {
    const start = performance.now()
    await search.query({ query })
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const [median = 0, worst = 0] = [times[times.length >> 1], times.at(-1)]
  return {
    products: documents.length,
    'kB gz': Number((gzipSync(text).length / 1000).toFixed(1)),
    'build ms': Math.round(build),
    'keystroke median ms': Number(median.toFixed(2)),
    'keystroke worst ms': Number(worst.toFixed(1)),
  }
}

/** Requests to the handler, as `createHttpSearchEngine` sends them, for a catalogue that is too large for a page. */
async function measureHandler(documents: readonly SearchDocument[]) {
  const handle = createSearchHandler({ search: searchOf(documents) })
  const ask = async (query: string) => {
    const request = encodeURIComponent(JSON.stringify({ query, limit: 24 }))
    const response = await handle(new Request(`https://shop.test/search?request=${request}`))
    if (!response.ok) throw new Error(`The handler answered ${String(response.status)}.`)
    await response.text()
  }
  const started = performance.now()
  await ask('')
  const build = performance.now() - started
  const times: number[] = []
  const random = createRandom(13)
  for (let round = 0; round < 20; round++) {
    const name = documents[Math.floor(random() * documents.length)]?.name.slice(0, 16) ?? ''
    for (let end = 2; end <= name.length; end += 2) {
      const start = performance.now()
      await ask(name.slice(0, end))
      times.push(performance.now() - start)
    }
  }
  times.sort((a, b) => a - b)
  return {
    'products on a server': documents.length,
    'first answer ms': Math.round(build),
    'request median ms': Number((times[times.length >> 1] ?? 0).toFixed(2)),
    'request worst ms': Number((times.at(-1) ?? 0).toFixed(1)),
  }
}

const boutique = readBoutique().map((product) => toSearchDocument(product))
const all = readElectronics().map((product) => toSearchDocument(product))
const electronics = all.slice(0, 10_000)
await measureRelevance('boutique', boutique, finderOf(boutique))
const first = electronics.slice(0, 5000)
await measureRelevance('electronics, 5,000', first, finderOf(first))

const template = boutique[0]
if (!template) throw new Error('The catalogue is empty.')
const japanese = JAPANESE.flatMap((a) =>
  JAPANESE.filter((b) => b !== a).map((b, index) => ({
    ...template,
    id: `${a}${b}`,
    name: `${a}${b}`,
    createdAt: new Date(index).toISOString(),
  })),
)
const japaneseSearch = searchOf(japanese)
let found = 0
for (const { id, name } of japanese) {
  const { hits } = await japaneseSearch.query({ query: name, limit: 10 })
  if (hits.some((hit) => hit.id === id)) found++
}
report({
  what: `recall@10 of ${japanese.length} Japanese names without spaces`,
  measured: found / japanese.length,
  atLeast: 0.95,
  unit: '',
})

const times = []
for (const count of [1000, 5000, 10_000]) times.push(await measureTimes(electronics.slice(0, count)))
console.table(times)
console.table([await measureHandler(all)])
const [, five, ten] = times
if (!five || !ten) throw new Error('The times are incomplete.')
report({
  what: 'the search file of 5,000 products, gzipped',
  measured: five['kB gz'],
  atMost: 200,
  unit: ' kB',
})
report({
  what: 'a keystroke at 5,000 products',
  measured: five['keystroke median ms'],
  atMost: 5,
  unit: ' ms',
})
report({
  what: 'the slowest keystroke at 10,000 products',
  measured: ten['keystroke worst ms'],
  atMost: 50,
  unit: ' ms',
})

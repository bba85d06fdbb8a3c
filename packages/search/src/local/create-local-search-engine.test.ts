import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchRequest } from 'storefront-react/search/engine'
import { createSearch } from 'storefront-react/server'

import { randomRuns } from '../../../../test/setup/random-runs.js'
import { documentOf, fileOf, searchOf } from '../../test/search-of.js'
import type { SearchDocument, SearchDocuments } from '../documents/search-document.js'
import { createLocalSearchEngine } from './create-local-search-engine.js'
import { editDistance } from './words/edit-distance.js'

async function namesFor(
  documents: readonly (SearchDocument | string)[],
  request: Partial<SearchRequest> | string,
): Promise<string[]> {
  const given = typeof request === 'string' ? { query: request } : request
  const { hits } = await searchOf(documents).query(given)
  return hits.map(({ item }) => item.name)
}

describe('createLocalSearchEngine matching', () => {
  it.each([
    ['an exact word', 'linen', 'Linen Shirt'],
    ['words in another order', 'shirt linen', 'Linen Shirt'],
    ['the beginning of the last word', 'linen sh', 'Linen Shirt'],
    ['a missing letter', 'headphnes', 'Wireless Headphones'],
    ['swapped letters in a short word', 'shrit', 'Linen Shirt'],
    ['swapped letters and one more typo in a long word', 'haedphoes', 'Wireless Headphones'],
    ['missing marks', 'creme brulee', 'Crème Brûlée'],
    ['marks that the name does not have', 'lïnen', 'Linen Shirt'],
    ['letters that have no mark', 'smorrebrod grosse', 'Smørrebrød Größe'],
    ['a measure with a space', '16 gb', 'Card 16GB'],
    ['a measure without a space', '32gb', 'Stick 32 GB'],
    ['a hyphen left out', 'tshirt', 'Blue T-Shirt'],
    ['Japanese without spaces', 'ワイヤレス', '高音質ワイヤレスイヤホン'],
    ['full-width letters', 'ｌｉｎｅｎ', 'Linen Shirt'],
    ['Arabic without marks', 'قميص', 'قَمِيص أزرق'],
  ])('finds a product by %s', async (_kind, query, name) => {
    const all = [
      'Linen Shirt',
      'Wireless Headphones',
      'Crème Brûlée',
      'Smørrebrød Größe',
      'Card 16GB',
      'Stick 32 GB',
      'Blue T-Shirt',
      '高音質ワイヤレスイヤホン',
      'قَمِيص أزرق',
    ]
    expect(await namesFor(all, query)).toContain(name)
  })

  it.each([
    ['another ending', 'tracking band', 'Sleep Tracker Band'],
    ['a compound in two words and another number', 'back packs', 'Canvas Backpack'],
    ['a part number without its punctuation', 'ab12cd34', 'Filter AB-12CD34'],
    ['a typo in a word of three letters', 'udb cable', 'USB Cable'],
  ])('matches %s', async (_kind, query, name) => {
    expect(await namesFor([name, 'Linen Shirt'], query)).toEqual([name])
  })

  it('shows a product that writes two words as one before those that have them apart', async () => {
    const all = ['Pack of 2 Power Cords', 'Powerpack', 'Power Strip, Pack of 3']
    expect((await namesFor(all, 'power pack'))[0]).toBe('Powerpack')
  })

  it.each([
    ['a typo in a short word', 'cat', 'car'],
    ['two typos in a word of seven letters', 'sweatre', 'sweeter'],
    ['カ for ガ, because the mark makes another syllable', 'カラス', 'ガラス'],
  ])('does not match %s', async (_kind, query, name) => {
    expect(await namesFor([name], query)).toEqual([])
  })

  it.each([
    ['letters and digits joined', 'iphone6', 'Apple iPhone 6 Case'],
    ['letters and digits joined, unfinished', 'rtx306', 'GeForce RTX 3060'],
    ['a word that the name joins', 'head phones', 'Wireless Headphones'],
    ['a word that the name joins, unfinished', 'head pho', 'Wireless Headphones'],
    ['a word that the name splits', 'macbook', 'Mac Book Pro'],
    ['a word that the name splits, unfinished', 'macboo', 'Mac Book Pro'],
    ['a hyphen that the name leaves out', 'wi-fi router', 'WiFi Router'],
    ['a space that the name has as a hyphen', 'tshirt', 'Blue T-Shirt'],
    ['a typo in the unfinished last word', 'haedph', 'Wireless Headphones'],
    ['a letter too many in the unfinished last word', 'headdph', 'Wireless Headphones'],
    ['a missing letter in the unfinished last word', 'hedph', 'Wireless Headphones'],
    ['another letter in the unfinished last word', 'heasph', 'Wireless Headphones'],
    ['Arabic with a stretched letter', 'قميــص', 'قَمِيص ٤٢'],
    ['digits instead of Arabic-Indic digits', '42', 'قَمِيص ٤٢'],
    ['Persian digits', '۴۲', 'قَمِيص ٤٢'],
    ['half-width katakana', 'ｲﾔﾎﾝ', '高音質ワイヤレスイヤホン'],
    ['half-width katakana with voiced marks', 'ｶﾞﾗｽ', 'ガラスのコップ'],
  ])('finds a product by %s: %s', async (_kind, query, name) => {
    const all = [
      'Apple iPhone 6 Case',
      'GeForce RTX 3060',
      'Wireless Headphones',
      'Mac Book Pro',
      'WiFi Router',
      'Blue T-Shirt',
      'قَمِيص ٤٢',
      '高音質ワイヤレスイヤホン',
      'ガラスのコップ',
      'Desk Lamp',
    ]
    expect(await namesFor(all, query)).toEqual([name])
  })

  it('highlights half-width katakana where they are', async () => {
    const { hits } = await searchOf(['新型ﾜｲﾔﾚｽｲﾔﾎﾝ黒']).query({ query: 'イヤホン' })
    const found = hits[0]?.highlights.map(({ start, end }) => '新型ﾜｲﾔﾚｽｲﾔﾎﾝ黒'.slice(start, end))
    expect(found?.join('')).toBe('ｲﾔﾎﾝ')
  })

  it('requires all words, and falls back to any word only if no product has all', async () => {
    const all = ['red linen shirt', 'blue linen coat', 'wool hat']
    expect(await namesFor(all, 'linen shirt')).toEqual(['red linen shirt'])
    const relaxed = await searchOf(all).query({ query: 'wool shirt linen' })
    expect(relaxed.isRelaxed).toBe(true)
    expect(relaxed.hits[0]?.item.name).toBe('red linen shirt')
    expect(relaxed.totalCount).toBe(3)
  })

  it('finds synonyms of a word', async () => {
    const search = searchOf(['Leather couch'], { synonyms: [['sofa', 'Couch']] })
    expect((await search.query({ query: 'sofa' })).totalCount).toBe(1)
  })

  it('finds tags, collections, option values and descriptions', async () => {
    const variants = [
      { id: 'v', price: '1', compareAtPrice: null, available: true, attributes: { Color: 'Teal' } },
    ]
    const collections = [{ id: 'c', name: 'Garden', slug: 'garden' }]
    const document = documentOf('Chair', { tags: ['Oak'], collections, variants, description: 'Folds flat' })
    for (const query of ['oak', 'garden', 'teal', 'folds'])
      expect(await namesFor([document], query)).toEqual(['Chair'])
  })
})

describe('createLocalSearchEngine order', () => {
  it('lists exact words before prefixes before typos', async () => {
    expect(await namesFor(['shirt', 'shirts', 'skirt'], 'shirt')).toEqual(['shirt', 'shirts', 'skirt'])
  })

  it('lists a match in the name before a match in a tag', async () => {
    const tagged = documentOf('chair', { tags: ['oak'] })
    expect(await namesFor([tagged, 'oak table'], 'oak')).toEqual(['oak table', 'chair'])
  })

  it('lists available products first, then the newest, then by id', async () => {
    const variants = [{ id: 'v', price: '1', compareAtPrice: null, available: false, attributes: {} }]
    const all = [
      documentOf('mug sold out', { variants, createdAt: '2026-05-01T00:00:00.000Z' }),
      documentOf('mug b'),
      documentOf('mug a'),
      documentOf('mug new', { createdAt: '2026-04-01T00:00:00.000Z' }),
    ]
    expect(await namesFor(all, 'mug')).toEqual(['mug new', 'mug a', 'mug b', 'mug sold out'])
  })

  it('browses the scope, newest first, for an empty query', async () => {
    const collections = [{ id: 'c1', name: 'Mugs', slug: 'mugs' }]
    const all = [
      documentOf('old', { collections, createdAt: '2024-01-01T00:00:00.000Z' }),
      documentOf('new', { collections }),
      'other',
    ]
    for (const collection of ['mugs', 'c1']) {
      expect(await namesFor(all, { query: '  ', scope: { collection } })).toEqual(['new', 'old'])
    }
  })

  const priced = ['9.99', '100', '10.00'].map((price) =>
    documentOf(price, {
      variants: [{ id: 'v', price, compareAtPrice: null, available: true, attributes: {} }],
    }),
  )
  it.each([
    [{ sort: 'price' }, ['9.99', '10.00', '100', 'none']],
    [{ sort: 'price', order: 'desc' }, ['100', '10.00', '9.99', 'none']],
    [{ sort: 'name' }, ['9.99', '10.00', '100', 'none']],
    [{ sort: 'name', order: 'desc' }, ['none', '100', '10.00', '9.99']],
    [{ sort: 'createdAt', order: 'asc' }, ['none', '9.99', '100', '10.00']],
  ] as const)('sorts by %j', async (request, names) => {
    const none = documentOf('none', { variants: [], createdAt: '2020-01-01T00:00:00.000Z' })
    expect((await namesFor([...priced, none], request)).toSorted()).toEqual([...names].toSorted())
    if (request.sort !== 'createdAt') expect(await namesFor([...priced, none], request)).toEqual(names)
    else expect((await namesFor([...priced, none], request))[0]).toBe('none')
  })

  it('returns every match once over all pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom('relevance', 'price', 'name', 'createdAt'),
        fc.constantFrom('asc', 'desc', undefined),
        async (count, limit, sort, order) => {
          const search = searchOf(Array.from({ length: count }, (_, at) => `mug ${String(at)}`))
          const ids: string[] = []
          for (let offset = 0; ; offset += limit) {
            const page = await search.query({ query: 'mug', sort, order, offset, limit })
            ids.push(...page.hits.map(({ id }) => id))
            if (!page.hasMore) break
          }
          expect(new Set(ids).size).toBe(count)
          expect(ids).toHaveLength(count)
        },
      ),
      randomRuns(40),
    )
  })
})

describe('createLocalSearchEngine highlights', () => {
  const highlighted = async (name: string, query: string) => {
    const { hits } = await searchOf([name]).query({ query })
    return hits[0]?.highlights.map(({ start, end }) => name.slice(start, end))
  }
  it.each([
    ['Linen Shirt', 'shirt lin', ['Lin', 'Shirt']],
    ['Crème Brûlée', 'brul', ['Brûl']],
    ['Linen Shirt', 'shrit', ['Shirt']],
    ['Blue T-Shirt', 'tshirt', ['T-Shirt']],
    ['🎧 <b>Headphones</b>', 'headphones', ['Headphones']],
    ['e\u0301clair', 'e', ['e\u0301']],
  ])('of %s for %s are the matching parts of the original', async (name, query, parts) => {
    expect(await highlighted(name, query)).toEqual(parts)
  })
})

describe('createLocalSearchEngine suggestions', () => {
  it('complete the last word, the most frequent first', async () => {
    const { suggestions } = await searchOf(['red shirt', 'red shirt 2', 'red shoes', 'blue shade']).query({
      query: 'red sh',
    })
    expect(suggestions).toEqual(['red shirt', 'red shoes'])
  })

  it('guess with one more typo than results allow when nothing is found', async () => {
    const search = searchOf(['Linen Cushion', 'Canvas Backpack'])
    for (const [query, suggestion] of [
      ['kusion', 'cushion'],
      ['bakpak', 'backpack'],
    ]) {
      const { hits, suggestions } = await search.query({ query: query! })
      expect([hits, suggestions]).toEqual([[], [suggestion]])
    }
  })

  it('correct a query that no product matches, and are at most five', async () => {
    const all = ['linen shirt', ...Array.from({ length: 9 }, (_, at) => `wool sock${'s'.repeat(at)}`)]
    expect((await searchOf(all).query({ query: 'linnen coat' })).suggestions).toEqual(['linen'])
    expect((await searchOf(all).query({ query: 'wool so' })).suggestions).toHaveLength(5)
  })
})

describe('createLocalSearchEngine when no product matches as written', () => {
  const cases = Array.from({ length: 30 }, (_, at) => `A case for my phone ${at}`)
  const all = ['Logitech G413 Carbon', 'Logitech G915', ...cases]

  it('counts a rare word more than words that most products have', async () => {
    expect((await namesFor(all, 'a logitech for my g413'))[0]).toBe('Logitech G413 Carbon')
  })

  it.each([
    ['another character', 'g418'],
    ['a letter I in place of 1', 'g4I3'],
    ['a missing character', 'g41'],
    ['swapped characters', 'g431'],
  ])('finds a part number with %s', async (_kind, query) => {
    expect(await namesFor(['Logitech G413 Carbon', 'Roccat Vulcan'], `logitech ${query} `)).toEqual([
      'Logitech G413 Carbon',
    ])
  })

  it.each([
    ['a part number that the store has', 'g915', ['Logitech G915', 'Logitech G913'], ['Logitech G915']],
    ['the beginning of one', 'g915', ['Logitech G9150', 'Logitech G913'], ['Logitech G9150']],
    ['a part number in two words', 'g915 ', ['Logitech G 915', 'Logitech G913'], ['Logitech G 915']],
    ['a year by another', '2021 ', ['Calendar 2020'], []],
  ])('does not replace %s', async (_kind, query, names, found) => {
    expect(await namesFor(names, query)).toEqual(found)
  })

  it('counts a word as rare although most products have one that is like it', async () => {
    const cells = cases.map((name) => name.replace('case', 'cell'))
    const names = ['Blue hub', 'Red hub', 'Dell mouse', ...cells]
    expect((await namesFor(names, 'dell hub'))[0]).toBe('Dell mouse')
  })

  it.each([
    ['the part number that looks the same', 'EI000', 'Final E1000', 'Final E2000'],
    ['the part number with O for 0', 'sk62o', 'Master SK620', 'Master SK622'],
    ['a missing letter before a wrong one', 'radiane', 'Radiance', 'Radiant'],
    ['one typo before two', 'twiights', 'Twilights', 'Tights'],
    ['a whole word before the beginning of one', 'frzen', 'Frozen', 'French'],
  ])('shows %s first', async (_kind, query, first, second) => {
    // A newer product would be first if both matched equally.
    const older = documentOf(first, { createdAt: '2020-01-01T00:00:00.000Z' })
    expect(await namesFor([second, older], query)).toEqual([first, second])
  })

  it.each([
    ['dresses', 'Dress', 'Dressing'],
    ['batteries', 'Battery', 'Batteried'],
    ['trackers', 'Tracker', 'Tracking'],
  ])('shows the other number of %s before another word of its stem', async (query, first, second) => {
    const older = documentOf(first, { createdAt: '2020-01-01T00:00:00.000Z' })
    expect(await namesFor([second, older], query)).toEqual([first, second])
  })

  it('takes a word that a product has for a beginning only if no product has all words', async () => {
    expect(await namesFor(['Portable charger', 'Port'], 'port charger')).toEqual(['Portable charger'])
    expect(await namesFor(['Portable charger', 'Port charger'], 'port charger')).toEqual(['Port charger'])
    expect(await namesFor(['Portable', 'Port'], 'port ')).toEqual(['Port'])
    expect(await namesFor(['Art charger', 'A'], 'a charger')).toContain('A')
    const { hits, isRelaxed } = await searchOf(['Portable charger', 'Port']).query({ query: 'port charger' })
    expect(isRelaxed).toBe(false)
    expect(hits[0]?.highlights).toEqual([
      { field: 'name', start: 0, end: 4 },
      { field: 'name', start: 9, end: 16 },
    ])
  })

  it('marks the part number that was found for a mistyped one', async () => {
    const { hits } = await searchOf(['Logitech G413 Carbon']).query({ query: 'g418 ' })
    expect(hits[0]?.highlights).toEqual([{ field: 'name', start: 9, end: 13 }])
  })
})

describe('createLocalSearchEngine with hostile queries', () => {
  const documents = ['Linen Shirt', 'constructor', 'שלום עולם', '100% (cotton)']
  it.each([
    ['punctuation', '!!! ... --- ()'],
    ['emoji', '🎉🎉'],
    ['regular expression characters', '.* [a-z]+ ^$ \\'],
    ['a lone surrogate', '\ud800'],
    ['__proto__', '__proto__'],
  ])('returns an empty result for %s', async (_kind, query) => {
    expect(await searchOf(documents).query({ query })).toMatchObject({
      totalCount: 0,
      hits: [],
      isRelaxed: false,
    })
  })

  it('finds right-to-left text and words that are names of properties', async () => {
    expect(await namesFor(documents, 'שלום')).toEqual(['שלום עולם'])
    expect(await namesFor(documents, 'constructor')).toEqual(['constructor'])
  })

  it('matches the beginning of a word in the middle only if no product has it as a word', async () => {
    expect(await namesFor(['Linen shirt', 'Wool shirt'], 'lin shirt')).toEqual(['Linen shirt'])
    expect(await namesFor(['Linen shirt', 'Lin shirt'], 'lin shirt')).toEqual(['Lin shirt'])
    expect(await namesFor(['Linen', 'Lin'], 'lin ')).toEqual(['Lin'])
  })

  it.each([
    ['one of several things', 'battery', 'AA Batteries'],
    ['several things of one', 'batteries', 'AA Battery'],
    ['a plural in -es', 'watches', 'Watch'],
    ['"and" for a sign between words', 'salt and pepper', 'Salt & Pepper'],
    ['a sign for "and"', 'salt & pepper', 'Salt and Pepper'],
    ['the middle of a part number', '13rb', 'Filter X13RB9'],
  ])('finds %s', async (_kind, query, name) => {
    expect(await namesFor([name, 'Chair'], query)).toEqual([name])
  })

  it('matches the middle of a part number, or one with a typo, only if no product has it as written', async () => {
    expect(await namesFor(['Keyboard G413', 'Keyboard G 415'], 'g415')).toEqual(['Keyboard G 415'])
    expect(await namesFor(['Keyboard MK520', 'Mouse K 5 with 20 keys'], 'k520')).toContain('Keyboard MK520')
    expect(await namesFor(['Keyboard MK520', 'Keyboard K520'], 'k520')).toEqual(['Keyboard K520'])
  })

  it('shows the name with the fewest other words first, if the query has several words', async () => {
    const older = { createdAt: '2020-01-01T00:00:00.000Z' }
    const all = ['Blue linen shirt with long sleeves', documentOf('Blue shirt for men', older)]
    expect(await namesFor(all, 'shirt blue')).toEqual([
      'Blue shirt for men',
      'Blue linen shirt with long sleeves',
    ])
    expect(await namesFor(all, 'blue')).toEqual(['Blue linen shirt with long sleeves', 'Blue shirt for men'])
  })

  it('uses the first 200 characters and 16 words of a long query', async () => {
    expect(await namesFor(documents, 'linen ' + 'x'.repeat(10_000))).toEqual(['Linen Shirt'])
    expect(await namesFor(documents, 'shirt '.repeat(2000))).toEqual(['Linen Shirt'])
    const words = Array.from({ length: 17 }, (_, at) => `w${String(at)}`)
    expect(await namesFor([words.slice(0, 16).join(' ')], words.join(' '))).toHaveLength(1)
  })

  it('answers any text', async () => {
    const search = searchOf(documents)
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (query) => {
        const { hits } = await search.query({ query })
        for (const { item, highlights } of hits) {
          for (const { start, end } of highlights) {
            expect(0 <= start && start < end && end <= item.name.length).toBe(true)
          }
        }
      }),
      randomRuns(),
    )
  })
})

describe('editDistance', () => {
  it.each([
    ['shirt', 'shirt', 0],
    ['shrit', 'shirt', 1],
    ['shir', 'shirt', 1],
    ['shyrt', 'shirt', 1],
    ['sweatre', 'sweeter', 2],
    ['abc', 'xyz', 3],
  ])('of %s and %s is %i', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance)
  })
})

describe('createLocalSearchEngine order of titles', () => {
  const soldOut = [{ id: 'v', price: '1', compareAtPrice: null, available: false, attributes: {} }]
  const older = { createdAt: '2020-01-01T00:00:00.000Z', variants: soldOut }

  it('shows the product whose name is the query first, even if it is sold out and the oldest', async () => {
    const all = [documentOf('Hex Nut 5', older), 'Thin-Jam Hex Nut 5', 'Hex Nut 5 Zinc']
    expect((await namesFor(all, 'hex nut 5'))[0]).toBe('Hex Nut 5')
    expect((await namesFor(all, 'Hex-Nut, 5'))[0]).toBe('Hex Nut 5')
  })

  it('shows names that begin with the query before names that contain it', async () => {
    const all = ['Thin-Jam Hex Nut 5', documentOf('Hex Nut 5 Zinc', older)]
    expect(await namesFor(all, 'hex nut 5')).toEqual(['Hex Nut 5 Zinc', 'Thin-Jam Hex Nut 5'])
  })

  it('shows a better match before a name that begins with the query', async () => {
    const all = [documentOf('Nuts and bolts'), documentOf('Hex Nut', older)]
    expect(await namesFor(all, 'nut')).toEqual(['Hex Nut', 'Nuts and bolts'])
  })
})

describe('createLocalSearchEngine matching variant', () => {
  const variant = (Color: string, Size: string, available = true) => ({
    id: `${Color} ${Size}`,
    price: '10.00',
    compareAtPrice: null,
    available,
    attributes: { Color, Size },
  })
  const shirt = documentOf('Shirt', {
    variants: [variant('Blue', 'M'), variant('Red', 'S', false), variant('Red', 'M'), variant('Blue', 'L')],
  })
  const definitions: SearchDocuments['facets'] = [
    { name: 'color', source: { option: 'Color' } },
    { name: 'size', source: { option: 'Size' } },
    { name: 'tags', source: 'tags' },
  ]
  const find = async (request: Partial<SearchRequest>) => {
    const engine = createLocalSearchEngine({ documents: fileOf([shirt], definitions) })
    const search = createSearch({ client: { cacheScope: 'test' }, engine })
    return (await search.query(request)).hits[0]?.matchingVariantId
  }

  it.each<[string, Partial<SearchRequest>, string | undefined]>([
    ['the filter selects, available first', { filters: { color: ['Red'] } }, 'Red M'],
    ['all filters select', { filters: { color: ['Blue'], size: ['L'] } }, 'Blue L'],
    ['a word of the query names', { query: 'red shirt' }, 'Red M'],
    ['an unfinished word of the query names', { query: 'shirt bl' }, 'Blue M'],
    ['filter and query select together', { query: 'blue shirt', filters: { size: ['L'] } }, 'Blue L'],
    ['no filter and no word chooses', { query: 'shirt' }, undefined],
  ])('is the one that %s', async (_reason, request, id) => {
    expect(await find(request)).toBe(id)
  })
})

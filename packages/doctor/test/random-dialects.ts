import {
  createMockStore,
  createSampleCatalog,
  type MockDialect,
  type MockStore,
  type MockStoreOptions,
} from 'storefront-mock'

import type { Product } from '../../../src/core/index.js'

/** Numbers from a seed, without the package's own generator. */
function numbersFrom(seed: number) {
  let state = seed * 2654435761 + 1
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    return (state >>> 0) / 2 ** 32
  }
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)]!
  const some = <T>(values: readonly T[], atLeast: number): T[] => {
    const chosen = values.filter(() => next() < 0.6)
    return chosen.length >= atLeast ? chosen : [...values]
  }
  return { next, pick, some }
}

const FIELDS = ['createdAt', 'updatedAt', 'name', 'title', 'slug', 'status', 'price', 'id', 'position']
const ORDERS = [
  { asc: 'asc', desc: 'desc' },
  { asc: 'ASC', desc: 'DESC' },
  { asc: 'ascending', desc: 'descending' },
  { asc: 'up', desc: 'down' },
  { asc: '1', desc: '-1' },
]

type MockDialectOptions = NonNullable<MockStoreOptions['dialect']>

export interface RandomStore {
  readonly seed: number
  readonly dialect: MockDialectOptions
  readonly products: readonly Product[]
  readonly store: MockStore
}

/** Drawn images and dozens of variants are most of a sample product's bytes. One of each shows the same rules. */
export const withoutWeight = ({ images, variants, ...product }: Product): Product => ({
  ...product,
  images: images.slice(0, 1).map(() => '/a.png'),
  variants: variants.slice(0, 1).map((variant) => ({ ...variant, image: null })),
})

/** A mock store with a random choice of everything that the API reference leaves open. */
export function randomStore(seed: number): RandomStore {
  const { next, pick, some } = numbersFrom(seed)
  const defaultSort = pick(FIELDS.filter((field) => field !== 'title' && field !== 'position'))
  const errorBody = pick<MockDialect['errorBody']>(['nested', 'message', 'problem', 'text', 'empty'])
  const dialect: MockDialectOptions = {
    envelope: pick(['data', 'resource']),
    itemEnvelope: pick(['none', 'data', 'resource']),
    hasMore: pick(['direction', 'toward-end']),
    totalCount: next() < 0.9 ? 'exact' : 'omitted',
    shortPages: next() < 0.3,
    defaultSort,
    defaultOrder: pick(['asc', 'desc']),
    sortFields: some(FIELDS, 1),
    orderValues: pick(ORDERS),
    unknownSort: pick(['error', 'default']),
    unknownOrder: pick(['error', 'default']),
    limitOutOfRange: pick(['error', 'clamp']),
    unknownParameter: pick(['ignore', 'error']),
    deletedCursor: pick(['resolves', 'head', 404, 400, 410]),
    unknownCursor: pick(['head', 400, 404, 410, 422]),
    requestBody: pick(['error', 'ignore']),
    errorBody,
    errorStatus: { validation: pick([400, 422]), unauthorized: pick([401, 403]), notFound: pick([404, 410]) },
    prefixes: pick([['/api/v1', '/v1'], ['/v1'], ['/shop/api/v1']]),
    itemBy: pick(['id-or-slug', 'id', 'slug']),
  }
  const catalog = createSampleCatalog({
    seed: 1 + Math.floor(next() * 1000),
    size: 1 + Math.floor(next() * 240),
  })
  const products = catalog.products.map(withoutWeight)
  return { seed, dialect, products, store: createMockStore({ ...catalog, products, dialect }) }
}

/** Rules that such a store may break: it answers no preflight request, and the reference does name `total_count`. */
export function expectedOf({ dialect }: Pick<RandomStore, 'dialect'>): string[] {
  return dialect.totalCount === 'omitted' ? ['cors', 'total-count-integer'] : ['cors']
}

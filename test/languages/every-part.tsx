import { buildProduct, createMemoryStorage } from 'storefront-mock'

import { Cart, getCartText } from '../../src/cart/index.js'
import {
  getProductImages,
  NetworkError,
  NotFoundError,
  RateLimitError,
  ServerError,
  TimeoutError,
  type Product,
} from '../../src/core/index.js'
import {
  getErrorText,
  getSortOptions,
  getStockText,
  Price,
  ProductGallery,
  ProductList,
  useStorefront,
  VariantPicker,
} from '../../src/index.js'
import { createSavedList, SaveToggle } from '../../src/saved/index.js'
import { Facets, SearchField, type Facet, type UseProductSearchResult } from '../../src/search/index.js'

// Names have no letters, so that every word on the page is a label's.
const built = buildProduct({ name: '①', options: { '③': ['②', '④'] } })
export const product: Product = {
  ...built,
  id: '1',
  images: [{ url: '/1.jpg', alt: '' }, '/2.jpg'],
  variants: built.variants.map((variant, index) => ({
    ...variant,
    price: `${8 + index}.00`,
    compareAtPrice: '10.00',
    stockStatus: 'IN_STOCK',
    stockQuantity: 9,
  })),
}
const [variant] = product.variants
const picture = getProductImages(product)[1]!
const sorts = [
  'relevance',
  'createdAt-asc',
  'createdAt-desc',
  'name-asc',
  'name-desc',
  'price-asc',
  'price-desc',
] as const

const levels = ['inStock', 'low', 'backorder', 'soldOut'] as const
const cartTexts = [
  'subtotal',
  'savings',
  'soldOut',
  'stock',
  'quantityLimit',
  'lineLimit',
  'quantityRule',
] as const

type List = NonNullable<Parameters<typeof ProductList.Root>[0]['list']>

const loaded = { items: [product], pages: [{ items: [product], param: { kind: 'head' } }], totalCount: 100 }

/** Only the fields that the parts read. */
const listOf = (state: object): List => {
  const list: object = {
    data: loaded,
    status: 'success',
    fetchStatus: 'idle',
    hasNextPage: true,
    hasPreviousPage: true,
    ...state,
  }
  return list as List
}
const error = new Error('?')
const errors = [
  error,
  new NetworkError({}),
  new TimeoutError(1000, {}),
  new RateLimitError({ status: 429, body: undefined }),
  new ServerError({ status: 503, body: undefined }),
  new NotFoundError({ status: 404, body: undefined }),
]
const first = {
  data: undefined,
  status: 'pending',
  fetchStatus: 'fetching',
  isPending: true,
  isFetching: true,
}
const noItems = { items: [], pages: [{ items: [], param: { kind: 'head' } }], totalCount: 0 }
const lists: readonly List[] = [
  listOf({}),
  listOf({ ...first }),
  listOf({ ...first, fetchStatus: 'paused', isFetching: false }),
  listOf({ data: undefined, status: 'error', isLoadingError: true, error }),
  listOf({ isFetching: true, isFetchingNextPage: true, fetchStatus: 'fetching' }),
  listOf({ isFetchNextPageError: true, error }),
  listOf({ isFetchPreviousPageError: true, error }),
  listOf({ isRefetchError: true, error }),
  listOf({ data: noItems, hasNextPage: false, hasPreviousPage: false }),
  listOf({ data: { ...loaded, isCursorLost: true } }),
]

function Lists() {
  return lists.map((list, index) => (
    <ProductList.Root key={index} list={list} paging={index % 2 ? 'pages' : 'load-more'}>
      <ProductList.Status />
      <ProductList.Previous />
      <ProductList.Pending />
      <ProductList.Empty />
      <ProductList.Error />
      <ProductList.Items>{() => <ProductList.Item />}</ProductList.Items>
      <ProductList.Next />
    </ProductList.Root>
  ))
}

function Prices() {
  return (
    <>
      <Price.Root product={product} variant={variant}>
        <Price.Current /> <Price.Original /> <Price.Discount /> <Price.Prior />{' '}
        <Price.Unit quantity={3} unit="item" />
      </Price.Root>
      <Price.Root product={product} display="from" />
    </>
  )
}

function ProductPage() {
  return (
    <>
      <ProductGallery.Root product={product}>
        <ProductGallery.Image />
        <ProductGallery.Previous /> <ProductGallery.Next />
        <ProductGallery.Thumbnail image={picture} />
        <ProductGallery.Status />
      </ProductGallery.Root>
      <VariantPicker.Root product={product}>
        <VariantPicker.Option name="③">
          <VariantPicker.Label />
          <VariantPicker.OptionValue value="②" />
        </VariantPicker.Option>
        <VariantPicker.Status />
      </VariantPicker.Root>
      <SaveToggle
        product={product}
        list={createSavedList({ name: 'list', storage: createMemoryStorage() })}
      />
    </>
  )
}

const facets: readonly Facet[] = [
  {
    kind: 'values',
    name: 'collections',
    hasMore: true,
    values: [{ value: '⑤', label: '⑤', count: 3, isSelected: true }],
  },
  {
    kind: 'values',
    name: 'available',
    hasMore: false,
    values: [
      { value: 'true', label: 'true', count: 3, isSelected: false },
      { value: 'false', label: 'false', count: 3, isSelected: false },
    ],
  },
  { kind: 'range', name: 'price', min: '5.00', max: '90.00' },
]

/** Only the fields that `SearchField.Status` reads. */
const resultsOf = (results: object) => results as UseProductSearchResult
const results = resultsOf({ data: { items: [], totalCount: 3 }, isPending: false, fetchStatus: 'idle' })

function Search() {
  const nothing = () => {}
  return (
    <>
      <SearchField.Root value="①" onValueChange={nothing} results={results}>
        <SearchField.Input /> <SearchField.Clear />
        <SearchField.List inline>
          <SearchField.Group label="⑥">
            <SearchField.Option>⑦</SearchField.Option>
          </SearchField.Group>
        </SearchField.List>
        <SearchField.Status />
      </SearchField.Root>
      <Facets.Root
        facets={facets}
        filters={{ collections: ['⑤'], price: { min: '6.00' } }}
        onFiltersChange={nothing}
        onShowMore={nothing}
      >
        <Facets.Active /> <Facets.Clear /> <Facets.Apply />
        {facets.map(({ name }) => (
          <Facets.Group key={name} name={name} />
        ))}
      </Facets.Root>
    </>
  )
}

function CartPage() {
  return (
    <Cart.Root>
      <Cart.Items>
        {(line) => (
          <Cart.Item key={line.id}>
            <Cart.Quantity /> <Cart.Decrement /> <Cart.Increment /> <Cart.Remove />
            <Cart.Issue /> <Cart.Accept />
          </Cart.Item>
        )}
      </Cart.Items>
      <Cart.Empty />
      <Cart.Subtotal /> <Cart.Savings /> <Cart.Undo /> <Cart.Status />
      {variant && <Cart.Add product={product} variant={variant} />}
    </Cart.Root>
  )
}

function Texts() {
  const { labels } = useStorefront()
  return (
    <>
      {errors.map((each, index) => (
        <p key={index}>{getErrorText(each, labels)}</p>
      ))}
      {levels.map((level) => (
        <p key={level}>{getStockText({ level, quantity: 3 }, labels)}</p>
      ))}
      <p>{getStockText(null, labels)}</p>
      {cartTexts.map((text) => (
        <p key={text}>{getCartText(text, labels)}</p>
      ))}
      {getSortOptions(sorts, { labels }).map(({ value, label }) => (
        <p key={value}>{label}</p>
      ))}
    </>
  )
}

/** Every part that has texts. */
export function EveryPart() {
  return (
    <>
      <Lists />
      <Prices />
      <ProductPage />
      <Search />
      <CartPage />
      <Texts />
    </>
  )
}

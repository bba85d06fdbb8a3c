import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

import { describePart, type PartUnderTest } from '../describe-part.js'
import { createTestShop } from '../product-list/test-shop.js'
import {
  createSearch,
  Facets,
  SearchField,
  useProductSearch,
  type Facet,
  type Search,
  type SearchFilters,
} from '../../src/search/index.js'
import { createLocalSearchEngine } from 'storefront-search/local'
import { createStorefrontClient } from '../../src/core/index.js'
import { StorefrontProvider } from '../../src/provider/storefront-provider.js'
import { documentOf, fileOf, searchOf } from '../../packages/search/test/search-of.js'

const { Shop } = createTestShop(0)
const client = createStorefrontClient({ baseUrl: 'https://shop.test/v1', apiKey: null })

const facets: Facet[] = [
  {
    kind: 'values',
    name: 'color',
    hasMore: true,
    values: [
      { value: 'Red', label: 'Red', count: 2, isSelected: true },
      { value: 'Blue', label: 'Blue', count: 0, isSelected: false },
    ],
  },
  { kind: 'range', name: 'price', min: '5.00', max: '90.00' },
]

function inFacets(part: React.ReactNode, group?: string) {
  return (
    <Shop>
      <Facets.Root
        facets={facets}
        filters={{ color: ['Red'] }}
        onFiltersChange={() => {}}
        onShowMore={() => {}}
      >
        {group ? <Facets.Group name={group}>{part}</Facets.Group> : part}
      </Facets.Root>
    </Shop>
  )
}
function inField(part: React.ReactNode) {
  return (
    <Shop>
      <SearchField.Root value="tea" onValueChange={() => {}}>
        {part}
      </SearchField.Root>
    </Shop>
  )
}

function inList(option: React.ReactNode) {
  return inField(<SearchField.List inline>{option}</SearchField.List>)
}

const parts: Record<string, PartUnderTest> = {
  'SearchField.List': {
    tag: 'div',
    state: { open: true, busy: false },
    renderPart: (props) =>
      inField(
        <SearchField.List inline {...(props as object)}>
          <SearchField.Option>tea</SearchField.Option>
        </SearchField.List>,
      ),
  },
  'SearchField.Group': {
    tag: 'div',
    state: {},
    renderPart: (props) => inList(<SearchField.Group label="Products" {...(props as object)} />),
  },
  'SearchField.Option': {
    tag: 'div',
    state: { active: false },
    renderPart: (props) => inList(<SearchField.Option {...(props as object)} />),
  },
  'SearchField.Root': {
    tag: 'form',
    state: { filled: true, busy: false, open: false },
    renderPart: (props) => (
      <Shop>
        <SearchField.Root value="tea" onValueChange={() => {}} {...(props as object)} />
      </Shop>
    ),
  },
  'SearchField.Input': {
    tag: 'input',
    state: { filled: true },
    renderPart: (props) => inField(<SearchField.Input {...(props as object)} />),
  },
  'SearchField.Clear': {
    tag: 'button',
    state: {},
    renderPart: (props) => inField(<SearchField.Clear {...(props as object)} />),
  },
  'SearchField.Status': {
    tag: 'div',
    otherTag: 'p',
    state: { relaxed: false },
    renderPart: (props) => inField(<SearchField.Status {...(props as object)} />),
  },
  'Facets.Root': {
    tag: 'form',
    otherTag: 'section',
    state: { active: true },
    renderPart: (props) => (
      <Shop>
        <Facets.Root filters={{ color: ['Red'] }} onFiltersChange={() => {}} {...(props as object)} />
      </Shop>
    ),
  },
  'Facets.Group': {
    tag: 'fieldset',
    otherTag: 'section',
    state: { name: 'color', active: true },
    renderPart: (props) => inFacets(<Facets.Group name="color" {...(props as object)} />),
  },
  'Facets.Value': {
    tag: 'input',
    state: { value: 'Red', selected: true, empty: false },
    renderPart: (props) => inFacets(<Facets.Value value="Red" {...(props as object)} />, 'color'),
  },
  'Facets.Count': {
    tag: 'span',
    otherTag: 'b',
    state: { value: 'Red' },
    renderPart: (props) => inFacets(<Facets.Count value="Red" {...(props as object)} />, 'color'),
  },
  'Facets.RangeMin': {
    tag: 'input',
    state: { filled: false, invalid: false },
    renderPart: (props) => inFacets(<Facets.RangeMin {...(props as object)} />, 'price'),
  },
  'Facets.RangeMax': {
    tag: 'input',
    state: { filled: false, invalid: false },
    renderPart: (props) => inFacets(<Facets.RangeMax {...(props as object)} />, 'price'),
  },
  'Facets.More': {
    tag: 'button',
    state: {},
    renderPart: (props) => inFacets(<Facets.More {...(props as object)} />, 'color'),
  },
  'Facets.Active': {
    tag: 'ul',
    otherTag: 'ol',
    state: {},
    renderPart: (props) => inFacets(<Facets.Active {...(props as object)} />),
  },
  'Facets.ActiveItem': {
    tag: 'li',
    otherTag: 'div',
    state: { name: 'color' },
    renderPart: (props) =>
      inFacets(
        <Facets.Active>
          {(filter) => <Facets.ActiveItem filter={filter} {...(props as object)} />}
        </Facets.Active>,
      ),
  },
  'Facets.Remove': {
    tag: 'button',
    state: { name: 'color' },
    renderPart: (props) =>
      inFacets(
        <Facets.Active>
          {(filter) => (
            <Facets.ActiveItem filter={filter}>
              <Facets.Remove {...(props as object)} />
            </Facets.ActiveItem>
          )}
        </Facets.Active>,
      ),
  },
  'Facets.Apply': {
    tag: 'button',
    state: {},
    renderPart: (props) => inFacets(<Facets.Apply {...(props as object)} />),
  },
  'Facets.Clear': {
    tag: 'button',
    state: {},
    renderPart: (props) => inFacets(<Facets.Clear {...(props as object)} />),
  },
}
for (const [name, part] of Object.entries(parts)) describePart(name, part)

const shirt = (name: string, Color: string, price: string) =>
  documentOf(name, {
    variants: [{ id: 'v', price, compareAtPrice: null, available: true, attributes: { Color } }],
  })
const documents = [
  shirt('Red shirt', 'Red', '10.00'),
  shirt('Blue shirt', 'Blue', '20.00'),
  shirt('Red mug', 'Red', '30.00'),
]
const definitions = [
  { name: 'color', source: { option: 'Color' } },
  { name: 'price', source: 'price' },
] as const

function ShopPage({
  search,
  onQuery,
}: {
  readonly search: Search
  readonly onQuery?: (query: string) => void
}) {
  const [query, setQuery] = useState('')
  const [filters, setFilters] = useState<SearchFilters>({})
  const results = useProductSearch(search, { query, filters }, { refresh: false })
  return (
    <Shop>
      <SearchField.Root
        search={search}
        value={query}
        onValueChange={(value) => {
          onQuery?.(value)
          setQuery(value)
        }}
        results={results}
      >
        <SearchField.Input />
        <SearchField.Clear />
        <SearchField.Status />
      </SearchField.Root>
      <Facets.Root facets={results.facets} filters={filters} onFiltersChange={setFilters}>
        <Facets.Active />
        <Facets.Clear />
        <Facets.Group name="color" />
        <Facets.Group name="price" />
      </Facets.Root>
      <ul aria-label="Results">
        {results.data?.items.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Shop>
  )
}

function renderShop(engine = createLocalSearchEngine({ documents: fileOf(documents, definitions) })) {
  const search = createSearch({ client: { cacheScope: `test ${String(Math.random())}` }, engine })
  const onQuery = vi.fn()
  const Provided = createTestShop(0).Shop
  render(
    <Provided>
      <ShopPage search={search} onQuery={onQuery} />
    </Provided>,
  )
  return { search, onQuery, input: screen.getByRole('searchbox') }
}
const names = () =>
  [...screen.getByRole('list', { name: 'Results' }).children].map(({ textContent }) => textContent)
const status = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

describe('SearchField', () => {
  it('searches while the user types and announces the number of results', async () => {
    const { input } = renderShop()
    await status('3 products found')
    await userEvent.type(input, 'mug')
    await status('1 product found')
    await userEvent.type(input, 'zzzz')
    await status('No products found')
  })

  it('announces the results of the last letter only', async () => {
    const { input } = renderShop()
    await status('3 products found')
    const region = screen.getByRole('status')
    const announced: string[] = []
    const observer = new MutationObserver(() => announced.push(region.textContent))
    observer.observe(region, { childList: true, characterData: true, subtree: true })
    // "r" alone finds two products.
    await userEvent.type(input, 'red mug')
    await waitFor(() => expect(names()).toEqual(['Red mug']))
    expect(announced).toEqual([])
    await status('1 product found')
    observer.disconnect()
    expect(announced).toEqual(['1 product found'])
  })

  it('clears with Escape and with the button, which returns focus to the field', async () => {
    const { input } = renderShop()
    await userEvent.type(input, 'mug{Escape}')
    expect(input).toHaveProperty('value', '')
    await userEvent.type(input, 'shirt')
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(document.activeElement).toBe(input)
    expect(input).toHaveProperty('value', '')
    await status('3 products found')
  })

  it('waits for the end of a composition', () => {
    const { input, onQuery } = renderShop()
    fireEvent.compositionStart(input)
    fireEvent.input(input, { target: { value: 'ｓ' }, isComposing: true })
    expect(input).toHaveProperty('value', 'ｓ')
    expect(onQuery).not.toHaveBeenCalled()
    fireEvent.compositionEnd(input)
    expect(onQuery).toHaveBeenCalledWith('ｓ')
  })

  it('leaves Escape to the input method during a composition, and to a dialog when the field is empty', () => {
    const { input } = renderShop()
    fireEvent.change(input, { target: { value: 'すし' } })
    const escape = { key: 'Escape', cancelable: true }
    expect(fireEvent.keyDown(input, { ...escape, isComposing: true })).toBe(true)
    expect(input).toHaveProperty('value', 'すし')
    expect(fireEvent.keyDown(input, escape)).toBe(false)
    expect(input).toHaveProperty('value', '')
    expect(fireEvent.keyDown(input, escape)).toBe(true)
  })

  it('waits for a pause in typing if the engine is remote', async () => {
    const local = createLocalSearchEngine({ documents: fileOf(documents, definitions) })
    const { input, onQuery } = renderShop({ ...local, isRemote: true })
    await userEvent.type(input, 'mug')
    await waitFor(() => expect(onQuery.mock.calls).toEqual([['mug']]))
    await userEvent.type(input, 's{Enter}')
    expect(onQuery).toHaveBeenLastCalledWith('mugs')
  })

  it('keeps the text when the app passes back earlier texts late, and takes a text that is not from the field', () => {
    const field = (value: string) => (
      <Shop>
        <SearchField.Root value={value} onValueChange={() => {}}>
          <SearchField.Input />
        </SearchField.Root>
      </Shop>
    )
    const { rerender } = render(field(''))
    const input = screen.getByRole('searchbox')
    const type = (value: string) => fireEvent.change(input, { target: { value } })
    for (const text of ['l', 'li', 'lin']) type(text)
    for (const late of ['l', 'li', 'lin']) {
      rerender(field(late))
      expect(input).toHaveProperty('value', 'lin')
    }
    rerender(field('li'))
    expect(input).toHaveProperty('value', 'li')
  })

  it('reports a text that is deleted before the app has passed it back', () => {
    const onValueChange = vi.fn()
    const field = (value: string) => (
      <Shop>
        <SearchField.Root value={value} onValueChange={onValueChange}>
          <SearchField.Input />
        </SearchField.Root>
      </Shop>
    )
    const { rerender } = render(field(''))
    const input = screen.getByRole('searchbox')
    for (const value of ['l', '']) fireEvent.change(input, { target: { value } })
    expect(onValueChange.mock.calls).toEqual([['l'], ['']])
    for (const late of ['l', '']) {
      rerender(field(late))
      expect(input).toHaveProperty('value', '')
    }
  })

  it('loads the documents when the field gets focus', () => {
    const { Shop } = createTestShop(0)
    const search = searchOf([])
    const load = vi.spyOn(search, 'load')
    render(
      <Shop>
        <SearchField.Root search={search} value="" onValueChange={() => {}}>
          <SearchField.Input />
        </SearchField.Root>
      </Shop>,
    )
    expect(load).not.toHaveBeenCalled()
    act(() => screen.getByRole('searchbox').focus())
    expect(load).toHaveBeenCalledOnce()
  })

  it('is a GET form with a named field before hydration', () => {
    const html = renderToString(
      <Shop>
        <SearchField.Root action="/search" value="tea" onValueChange={() => {}}>
          <SearchField.Input />
        </SearchField.Root>
      </Shop>,
    )
    expect(html).toMatch(/<form(?=[^>]*action="\/search")(?=[^>]*method="get")/)
    expect(html).toMatch(/<input(?=[^>]*name="q")(?=[^>]*value="tea")/)
  })
})

describe('Facets', () => {
  it('filter with checkboxes that keep the counts of their own group', async () => {
    renderShop()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Blue 1' }))
    await waitFor(() => expect(names()).toEqual(['Blue shirt']))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Red 2' }))
    await waitFor(() => expect(names()).toHaveLength(3))
  })

  it('filter by a range, and show that a text is not a price', async () => {
    renderShop()
    const lowest = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Minimum price' })
    await userEvent.type(lowest, '15,50{Enter}')
    await waitFor(() => expect(names()).toEqual(['Blue shirt', 'Red mug']))
    await userEvent.clear(lowest)
    await userEvent.type(lowest, 'cheap{Enter}')
    expect(lowest.value).toBe('cheap')
    expect(lowest.getAttribute('aria-invalid')).toBe('true')
    expect(lowest.validationMessage).toBe('Enter a price, such as 20.')
    expect(names()).toEqual(['Blue shirt', 'Red mug'])
    await userEvent.clear(lowest)
    expect(lowest.getAttribute('aria-invalid')).toBeNull()
    expect(lowest.validationMessage).toBe('')
  })

  it.each([
    ['en', '1,299.00', '1299.00', '1299.00'],
    ['de', '1.299', '1299', '1299'],
    ['de', '1.299,50', '1299.50', '1299,50'],
  ])('read a price in the locale %s: %s', async (locale, typed, amount, shown) => {
    const onFiltersChange = vi.fn()
    const PricePage = () => {
      const [filters, setFilters] = useState<SearchFilters>({})
      return (
        <StorefrontProvider client={client} locale={locale}>
          <Facets.Root
            facets={facets}
            filters={filters}
            onFiltersChange={(next) => {
              onFiltersChange(next)
              setFilters(next)
            }}
          />
        </StorefrontProvider>
      )
    }
    render(<PricePage />)
    const highest = screen.getByRole('textbox', { name: 'Maximum price' })
    await userEvent.type(highest, `${typed}{Enter}`)
    expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith({ price: { max: amount } })
    expect(highest).toHaveProperty('value', shown)
    fireEvent.blur(highest)
    expect(onFiltersChange).toHaveBeenCalledOnce()
  })

  it('are a GET form with a button where scripts do not run', () => {
    const html = renderToString(
      <Shop>
        <Facets.Root
          action="/search"
          facets={facets}
          filters={{ color: ['Red'] }}
          onFiltersChange={() => {}}
        />
      </Shop>,
    )
    document.body.innerHTML = html.replaceAll('noscript', 'div')
    const form = document.querySelector('form') as HTMLFormElement
    form.querySelector<HTMLInputElement>('[value=Blue]')?.click()
    expect(form.querySelector('[type=submit]')?.textContent).toBe('Apply filters')
    const sent = new URLSearchParams(new FormData(form) as unknown as URLSearchParams)
    expect(`${form.method} ${new URL(form.action).pathname}?${sent}`).toBe(
      'get /search?color=Red&color=Blue&price=&price=',
    )
    document.body.innerHTML = ''
  })

  it('list the active filters, each with a button that removes it', async () => {
    renderShop()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Red 2' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Maximum price' }), '20{Enter}')
    await waitFor(() => expect(names()).toEqual(['Red shirt']))
    await userEvent.click(screen.getByRole('button', { name: 'Remove Price: up to 20' }))
    await waitFor(() => expect(names()).toEqual(['Red mug', 'Red shirt']))
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
    await waitFor(() => expect(names()).toHaveLength(3))
    expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull()
  })

  it('work without counts over a store that filters on its own', async () => {
    const onFiltersChange = vi.fn()
    render(
      <Shop>
        <Facets.Root filters={{ size: ['M'] }} onFiltersChange={onFiltersChange}>
          <Facets.Group name="size" values={['S', 'M']} />
        </Facets.Root>
      </Shop>,
    )
    expect(screen.getByRole('checkbox', { name: 'M' })).toHaveProperty('checked', true)
    await userEvent.click(screen.getByRole('checkbox', { name: 'S' }))
    const size = ['M', 'S']
    expect(onFiltersChange).toHaveBeenCalledWith({ size }, { changes: { size } })
  })

  it('render again only when facets or filters change, and call the latest handler', async () => {
    const label = vi.fn(({ value }: { readonly value: string }) => value)
    const labels = { value: label }
    const filters = { color: ['Red'] }
    const [first, latest] = [vi.fn(), vi.fn()]
    const facetsWith = (onFiltersChange: () => void, shown: SearchFilters = filters) => (
      <Shop>
        <Facets.Root facets={facets} filters={shown} onFiltersChange={onFiltersChange} labels={labels} />
      </Shop>
    )
    const { rerender } = render(facetsWith(first))
    const calls = label.mock.calls.length
    rerender(facetsWith(latest))
    expect(label).toHaveBeenCalledTimes(calls)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Blue 0' }))
    expect(first).not.toHaveBeenCalled()
    expect(latest).toHaveBeenCalledWith({ color: ['Red', 'Blue'] }, { changes: { color: ['Red', 'Blue'] } })
    rerender(facetsWith(latest, {}))
    expect(screen.getByRole('checkbox', { name: 'Red 2' })).toHaveProperty('checked', false)
  })
})

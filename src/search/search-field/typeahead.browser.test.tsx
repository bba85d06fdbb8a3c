import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'

import { documentOf, searchOf } from '../../../packages/search/test/search-of.js'
import { createStorefrontClient } from '../../core/client/create-storefront-client.js'
import { StorefrontProvider } from '../../provider/storefront-provider.js'
import type { Search } from '../client/create-search.js'
import { useProductSearch } from '../hooks/use-product-search.js'
import { SearchField } from './index.js'

const client = createStorefrontClient({ baseUrl: 'https://shop.test/v1', apiKey: null })
const shirts = ['Linen shirt', 'Linen shorts', 'Oxford shirt'].map((name) => documentOf(name))

interface TypeaheadProps {
  readonly search?: Search
  readonly inline?: boolean
  readonly onChoose?: (name: string) => void
  readonly onSubmit?: (query: string) => void
  readonly debounceMs?: number
}

function Typeahead({ search = searchOf(shirts), inline, onChoose, onSubmit, debounceMs }: TypeaheadProps) {
  const [opened] = useState(search)
  const [query, setQuery] = useState('')
  const results = useProductSearch(opened, { query, limit: 2 }, { refresh: false })
  return (
    <SearchField.Root
      search={opened}
      value={query}
      onValueChange={setQuery}
      results={results}
      onSubmit={onSubmit}
      debounceMs={debounceMs}
      data-query={query}
    >
      <SearchField.Input />
      <SearchField.Clear />
      <SearchField.List inline={inline}>
        {query !== '' && <SearchField.Option query="linen">linen</SearchField.Option>}
        <SearchField.Group label="Products">
          {query !== '' &&
            results.data?.items.map(({ id, name }) => (
              <SearchField.Option
                key={id}
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  onChoose?.(name)
                }}
              >
                {name}
              </SearchField.Option>
            ))}
        </SearchField.Group>
      </SearchField.List>
      <SearchField.Status />
    </SearchField.Root>
  )
}

function open(props: TypeaheadProps = {}, around = (element: React.ReactElement) => element) {
  render(
    <StorefrontProvider client={client} queryClient={new QueryClient()}>
      {around(<Typeahead {...props} />)}
      <a href="#after">After</a>
    </StorefrontProvider>,
  )
  return screen.getByRole<HTMLInputElement>('combobox')
}

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const isOpen = () => field().getAttribute('aria-expanded') === 'true'
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
/** The option that a screen reader reads, which is also the one that looks active. */
function active() {
  const id = field().getAttribute('aria-activedescendant')
  const selected = screen.queryAllByRole('option').filter((option) => option.ariaSelected === 'true')
  expect(selected.map((option) => option.id)).toEqual(id ? [id] : [])
  expect(selected.map((option) => option.dataset.active)).toEqual(id ? [''] : [])
  return selected[0]?.textContent
}
const press = (keys: string) => userEvent.keyboard(keys)
const listed = (...names: string[]) => waitFor(() => expect(options()).toEqual(names))
async function type(text: string) {
  await act(() => userEvent.type(field(), text))
  await waitFor(() => expect(field().form?.dataset.busy).toBeUndefined())
}

afterEach(cleanup)

it('is closed at first, and opens as soon as there are options for the typed text', async () => {
  open()
  expect(isOpen()).toBe(false)
  expect(screen.queryByRole('listbox')).toBeNull()
  await type('linen')
  await listed('linen', 'Linen shirt', 'Linen shorts')
  expect(isOpen()).toBe(true)
  const list = screen.getByRole('listbox', { name: 'Suggestions' })
  expect(field().getAttribute('aria-controls')).toBe(list.id)
  expect(field().form?.dataset.open).toBe('')
  expect(active()).toBeUndefined()
})

it('shows no empty panel while the documents load, and none if nothing is found', async () => {
  let answer = () => {}
  const search = searchOf(shirts)
  const waiting: Search = {
    ...search,
    query: async (...args: Parameters<Search['query']>) => {
      await new Promise<void>((resolve) => (answer = resolve))
      return search.query(...args)
    },
  }
  function Products() {
    const results = useProductSearch(waiting, { query: 'linen' }, { refresh: false })
    return (
      <SearchField.Root value="linen" onValueChange={() => {}} results={results}>
        <SearchField.Input />
        <style>{'.panel { display: grid; border: 1px solid }'}</style>
        <SearchField.List data-testid="list" className="panel">
          {results.data?.items.map(({ id }) => (
            <SearchField.Option key={id}>{id}</SearchField.Option>
          ))}
        </SearchField.List>
      </SearchField.Root>
    )
  }
  render(
    <StorefrontProvider client={client} queryClient={new QueryClient()}>
      <Products />
    </StorefrontProvider>,
  )
  await press('{Tab}{ArrowDown}')
  expect(isOpen()).toBe(false)
  expect(screen.getByTestId('list').getBoundingClientRect().height).toBe(0)
  await act(async () => answer())
  await listed('Linen shirt', 'Linen shorts')
  expect(active(), 'the arrow key that opened the list').toBe('Linen shirt')
})

it('moves through the options with the arrow keys, and from the last to the first', async () => {
  open()
  await type('linen')
  await listed('linen', 'Linen shirt', 'Linen shorts')
  const reached = []
  for (const key of ['Down', 'Down', 'Down', 'Down', 'Up', 'Up']) {
    await press(`{Arrow${key}}`)
    reached.push(active())
  }
  expect(reached).toEqual(['linen', 'Linen shirt', 'Linen shorts', 'linen', 'Linen shorts', 'Linen shirt'])
  expect(document.activeElement, 'the focus stays in the field').toBe(field())
  expect(field().value).toBe('linen')
})

it('starts with the last option by ArrowUp, also while the list is closed', async () => {
  open()
  await type('linen')
  await press('{Escape}')
  expect(isOpen()).toBe(false)
  await press('{ArrowUp}')
  expect(active()).toBe('Linen shorts')
  await press('{Escape}{ArrowDown}')
  expect(active()).toBe('linen')
})

it('opens without an active option by Alt+ArrowDown, and closes by Alt+ArrowUp', async () => {
  open()
  await type('linen')
  await press('{Escape}{Alt>}{ArrowDown}{/Alt}')
  expect([isOpen(), active()]).toEqual([true, undefined])
  await press('{Alt>}{ArrowUp}{/Alt}')
  expect(isOpen()).toBe(false)
})

it('returns to the text with Home, End, Left and Right, which move the caret', async () => {
  open()
  await type('linen')
  for (const [key, caret] of [
    ['Home', 0],
    ['End', 5],
    ['ArrowLeft', 4],
    ['ArrowRight', 5],
  ] as const) {
    await press('{ArrowDown}')
    expect(active()).toBe('linen')
    await press(`{${key}}`)
    expect([active(), isOpen(), field().selectionStart]).toEqual([undefined, true, caret])
  }
})

it('leaves keys with a modifier to the field', async () => {
  open()
  await type('linen')
  await press('{Shift>}{ArrowUp}{/Shift}')
  expect(active()).toBeUndefined()
})

it('chooses the active product with Enter, as a click on its link', async () => {
  const onChoose = vi.fn()
  const onSubmit = vi.fn()
  open({ onChoose, onSubmit })
  await type('linen')
  await press('{ArrowDown}{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Linen shirt')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(isOpen()).toBe(false)
})

it('puts the active suggestion into the field with Enter, and keeps the focus there', async () => {
  open()
  await type('lin')
  await press('{ArrowDown}{Enter}')
  expect(field().value).toBe('linen')
  expect(field().form?.dataset.query).toBe('linen')
  expect([isOpen(), document.activeElement === field()]).toEqual([false, true])
})

it('submits the form and closes with Enter if no option is active', async () => {
  const onSubmit = vi.fn()
  open({ onSubmit })
  await type('linen')
  await press('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(isOpen()).toBe(false)
})

describe('a submit before a remote engine is asked', () => {
  const remote = () => ({ ...searchOf(shirts), isRemote: true })
  /** A pause that does not end during the test. */
  const debounceMs = 60_000

  it('passes the text that Enter was pressed on, and searches it', async () => {
    const onSubmit = vi.fn()
    open({ onSubmit, search: remote(), debounceMs })
    await type('linen shi')
    await press('rt{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('linen shirt')
    await waitFor(() => expect(field().form?.dataset.query).toBe('linen shirt'))
  })

  it('passes the text that an input method has finished', async () => {
    const onSubmit = vi.fn()
    open({ onSubmit, search: remote(), debounceMs })
    await userEvent.click(field())
    const send = (text: string) => ({ text, selectionStart: text.length, selectionEnd: text.length })
    await cdp().send('Input.imeSetComposition', send('しゃつ'))
    expect(field().value).toBe('しゃつ')
    expect(onSubmit).not.toHaveBeenCalled()
    await cdp().send('Input.insertText', { text: 'シャツ' })
    await press('{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('シャツ')
    await waitFor(() => expect(field().form?.dataset.query).toBe('シャツ'))
  })

  it('passes what the field shows when a button submits during a composition', async () => {
    const onSubmit = vi.fn()
    open({ onSubmit, search: remote(), debounceMs })
    await userEvent.click(field())
    const composed = { text: 'しゃつ', selectionStart: 3, selectionEnd: 3 }
    await cdp().send('Input.imeSetComposition', composed)
    act(() => field().form?.requestSubmit())
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('しゃつ')
  })
})

it('closes with Escape first, then clears the text, and leaves the third to a dialog around it', async () => {
  const onKeyDown = vi.fn()
  open({}, (element) => <div onKeyDown={onKeyDown}>{element}</div>)
  await type('linen')
  onKeyDown.mockClear()
  await press('{ArrowDown}{Escape}')
  expect([isOpen(), field().value]).toEqual([false, 'linen'])
  await press('{Escape}')
  expect(field().value).toBe('')
  expect(onKeyDown).not.toHaveBeenCalled()
  await press('{Escape}')
  expect(onKeyDown).toHaveBeenCalledOnce()
})

it('has no active option after the text changes', async () => {
  open()
  await type('linen')
  await press('{ArrowDown}{ArrowDown}')
  expect(active()).toBe('Linen shirt')
  await type(' sh')
  expect(active()).toBeUndefined()
  expect(isOpen()).toBe(true)
})

it('has no active option after the active one is gone', async () => {
  const page = (names: readonly string[]) => (
    <StorefrontProvider client={client}>
      <SearchField.Root value="linen" onValueChange={() => {}}>
        <SearchField.Input />
        <SearchField.List>
          {names.map((name) => (
            <SearchField.Option key={name}>{name}</SearchField.Option>
          ))}
        </SearchField.List>
      </SearchField.Root>
    </StorefrontProvider>
  )
  const { rerender } = render(page(['Linen shirt', 'Linen shorts']))
  await press('{Tab}{ArrowUp}')
  expect(active()).toBe('Linen shorts')
  rerender(page(['Linen shirt']))
  expect([active(), isOpen()]).toEqual([undefined, true])
  rerender(page([]))
  expect(isOpen()).toBe(false)
})

it('chooses with the pointer, which does not take the focus from the field', async () => {
  const onChoose = vi.fn()
  open({ onChoose })
  await type('linen')
  await userEvent.click(screen.getByRole('option', { name: 'Linen shorts' }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Linen shorts')
  expect(document.activeElement).toBe(field())
  expect(isOpen()).toBe(false)
  await userEvent.click(field())
  expect(isOpen(), 'a click on the field opens it again').toBe(true)
})

it('stays open when a product opens in another tab', async () => {
  open()
  await type('linen')
  fireEvent.click(screen.getByRole('option', { name: 'Linen shorts' }), { ctrlKey: true })
  expect(isOpen()).toBe(true)
})

it('closes when the focus leaves the form, and is no stop of Tab', async () => {
  open()
  await type('linen')
  await press('{Tab}')
  expect(document.activeElement?.textContent).toBe('Clear search')
  expect(isOpen()).toBe(true)
  await press('{Tab}')
  expect(document.activeElement?.textContent).toBe('After')
  expect(isOpen()).toBe(false)
})

it('stays closed during a composition, where the window of the input method is at the same place', async () => {
  open()
  await type('linen')
  await press('{Escape}')
  fireEvent.compositionStart(field())
  fireEvent.input(field(), { target: { value: 'linenｓ' }, isComposing: true })
  expect(isOpen()).toBe(false)
  fireEvent.compositionEnd(field())
  expect(isOpen()).toBe(true)
})

it('leaves all keys to the input method during a composition, and opens after it', async () => {
  open({ search: searchOf([documentOf('すし')]) })
  act(() => field().focus())
  fireEvent.compositionStart(field())
  fireEvent.input(field(), { target: { value: 'すし' }, isComposing: true })
  expect(isOpen()).toBe(false)
  for (const key of ['ArrowDown', 'Enter', 'Escape'])
    expect(fireEvent.keyDown(field(), { key, isComposing: true })).toBe(true)
  fireEvent.compositionEnd(field())
  await listed('linen', 'すし')
  expect(isOpen()).toBe(true)
  // Safari reports the Enter that ends the composition after its end.
  await press('{ArrowDown}')
  expect(fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })).toBe(true)
  expect([field().value, isOpen()]).toEqual(['すし', true])
})

it('announces the number of products and of options, and not again when it closes', async () => {
  open({ search: searchOf([...shirts, documentOf('Linen dress')]) })
  const status = () => screen.getByRole('status').textContent
  await type('linen')
  await waitFor(() => expect(status()).toBe('3 products found. 3 suggestions.'))
  await press('{Escape}')
  expect(status()).toBe('3 products found. 3 suggestions.')
  await type(' dress')
  await waitFor(() => expect(status()).toBe('1 product found. 2 suggestions.'))
})

it('stays open in a dialog with `inline`, where Escape clears the text', async () => {
  open({ inline: true })
  await type('linen')
  await listed('linen', 'Linen shirt', 'Linen shorts')
  await press('{ArrowDown}{Tab}{Tab}')
  expect(isOpen()).toBe(true)
  act(() => field().focus())
  await press('{Escape}')
  expect([field().value, isOpen()]).toEqual(['', false])
})

it('scrolls the list to the active option', async () => {
  const many = Array.from({ length: 30 }, (_, index) => documentOf(`Linen ${index}`))
  function Long() {
    const [query, setQuery] = useState('linen')
    return (
      <SearchField.Root value={query} onValueChange={setQuery}>
        <SearchField.Input />
        <SearchField.List style={{ blockSize: 60, overflow: 'auto' }}>
          {many.map(({ id }) => (
            <SearchField.Option key={id}>{id}</SearchField.Option>
          ))}
        </SearchField.List>
      </SearchField.Root>
    )
  }
  render(
    <StorefrontProvider client={client} queryClient={new QueryClient()}>
      <Long />
    </StorefrontProvider>,
  )
  await press('{Tab}{ArrowUp}')
  expect(active()).toBe('Linen 29')
  expect(screen.getByRole('listbox').scrollTop).toBeGreaterThan(300)
})

it('has no violations of accessibility rules, closed and open', async () => {
  const search = async () => {
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
  }
  open()
  expect(await search()).toEqual([])
  await type('linen')
  await press('{ArrowDown}')
  expect(await search()).toEqual([])
})

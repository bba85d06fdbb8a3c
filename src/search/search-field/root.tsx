'use client'
import { forwardRef, useEffect, useRef, useState, type SyntheticEvent, type Ref } from 'react'

import { useStorefront } from '../../hooks/use-storefront.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import type { UseProductSearchResult } from '../hooks/use-product-search.js'
import type { Search } from '../client/create-search.js'
import type { Labels } from '../../core/labels/labels.js'
import { defaultLabels } from './labels.js'
import { SearchFieldContext, type SearchPopup } from './search-field-context.js'

/** State of `SearchField.Root`, also as `data-*` attributes. */
export interface SearchFieldRootState {
  /** Whether the field has text. */
  readonly filled: boolean
  /** Whether results are loading. */
  readonly busy: boolean
  /** Whether `SearchField.List` is shown. */
  readonly open: boolean
}

/** Props of `SearchField.Root`. */
export interface SearchFieldRootProps extends Omit<
  PartProps<'form', SearchFieldRootState>,
  'results' | 'onSubmit'
> {
  /** Loads when the field gets focus. Its engine decides whether typing is debounced. */
  readonly search?: Search | undefined
  /** The query. A change that does not come from the field, such as Back, replaces the text. */
  readonly value: string
  readonly onValueChange: (value: string) => void
  /**
   * Called for Enter and for a submit button, with the text in the field at that moment. `value` can still be an older
   * query then, because a remote engine is asked only after a pause in typing.
   */
  readonly onSubmit?: ((query: string) => void) | undefined
  /** The result of `useProductSearch`, for the announced number of results. */
  readonly results?: UseProductSearchResult | undefined
  /** Name of the field in the URL of a form that is submitted before hydration. Default `'q'`. */
  readonly name?: string | undefined
  /** Pause in typing before a remote engine is asked, in milliseconds. Default 250. */
  readonly debounceMs?: number | undefined
  /** Texts of this field, merged over the provider's `labels.searchField`. */
  readonly labels?: Partial<Labels['searchField']> | undefined
}

/**
 * A search field. Renders a GET `<form role="search">`, which works before hydration with `action`.
 * @example
 * <SearchField.Root action="/search" search={search} value={q} onValueChange={setQ} results={results}>
 *   <SearchField.Input />
 *   <SearchField.Clear />
 *   <SearchField.Status />
 * </SearchField.Root>
 */
export const SearchFieldRoot = forwardRef(function SearchFieldRoot(
  {
    search,
    value,
    onValueChange,
    onSubmit,
    results,
    name = 'q',
    debounceMs = 250,
    labels,
    ...props
  }: SearchFieldRootProps,
  ref: Ref<HTMLFormElement>,
) {
  const settings = useStorefront()
  const inputRef = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [popup, setPopup] = useState<SearchPopup>()
  const [text, setText] = useState(value)
  const [given, setGiven] = useState(value)
  /** What this field reported: the app may pass each text back later, when the text is already longer. */
  const [reported, setReported] = useState<readonly string[]>([value])
  if (given !== value) {
    const at = reported.indexOf(value)
    setGiven(value)
    setReported(at < 0 ? [value] : reported.slice(at))
    if (at < 0) setText(value)
  }

  const commit = (next: string) => {
    clearTimeout(timer.current)
    setText(next)
    if (next === value) return
    setReported((before) => [...before, next])
    onValueChange(next)
  }
  const change = (next: string, isComposing = false) => {
    clearTimeout(timer.current)
    setText(next)
    // An input method shows letters that the user has not chosen yet.
    if (isComposing) return
    if (search?.isRemote) timer.current = setTimeout(() => commit(next), debounceMs)
    else commit(next)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // Text that was typed before hydration.
    const typed = inputRef.current?.value
    if (typed !== undefined && typed !== value) commit(typed)
    // oxlint-disable-next-line react/exhaustive-deps -- only the first commit can find such text
  }, [])

  const element = usePart({
    tag: 'form',
    props,
    ref,
    state: { filled: text !== '', busy: results?.isFetching ?? false, open: popup?.isOpen ?? false },
    ownProps: {
      ...popup?.rootProps,
      role: 'search',
      method: 'get',
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault()
        popup?.close()
        // During a composition, the element has the text that the shopper sees.
        const query = inputRef.current?.value ?? text
        commit(query)
        onSubmit?.(query)
      },
    },
  })
  return (
    <SearchFieldContext.Provider
      value={{
        text,
        name,
        results,
        inputRef,
        change,
        commit,
        popup,
        setPopup,
        labels: { ...defaultLabels, ...settings.labels?.searchField, ...labels },
        // The first query reports the error of a failed load.
        load: () => void search?.load().catch(() => {}),
      }}
    >
      {element}
    </SearchFieldContext.Provider>
  )
})

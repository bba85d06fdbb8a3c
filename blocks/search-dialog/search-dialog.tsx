'use client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Search } from 'storefront-react/search'

import { field, iconButton, outlineButton } from '../shop-ui/class-names'
import { closeOnLeave } from '../shop-ui/drawer'
import { Icon, icons } from '../shop-ui/icon'
import { ShopLink } from '../shop-ui/shop-link'
import { useShopTexts } from '../shop-ui/shop-texts'
import { useLazyPart } from '../shop-ui/use-lazy-part'
import type { CaretPosition } from './search-panel'

export interface SearchDialogProps {
  readonly search: Search
  /** The page with all results. It receives the query as `q`. */
  readonly href?: string
}

const loadPanel = async () => (await import('./search-panel')).SearchPanel

/**
 * A button that opens the search. Nothing is requested before. Until the code of the typeahead is there, the dialog has a field
 * that leads to the page with all results; what is typed in it stays when the typeahead takes its place.
 */
export function SearchDialog({ search, href = '/search' }: SearchDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [isComposing, setComposing] = useState(false)
  const caretRef = useRef<CaretPosition>(undefined)
  const { part: Panel, prepare, prepareOnIntent } = useLazyPart(loadPanel)
  const texts = useShopTexts()
  useEffect(() => {
    if (isOpen) dialogRef.current?.showModal()
  }, [isOpen])
  const close = () => dialogRef.current?.close()
  const shared = { href, query, onQueryChange: setQuery, onClose: close, caretRef }
  return (
    <>
      <button
        type="button"
        className={iconButton}
        aria-label={texts.search}
        aria-haspopup="dialog"
        {...prepareOnIntent}
        onClick={() => {
          prepare()
          setOpen(true)
        }}
      >
        <Icon path={icons.search} />
      </button>
      <dialog
        ref={dialogRef}
        aria-label={texts.search}
        className={dialog}
        onClick={closeOnLeave}
        onClose={() => {
          setOpen(false)
          setQuery('')
        }}
      >
        {/* A field that goes away would end the composition of a Japanese or Chinese word. */}
        {isOpen &&
          (Panel && !isComposing ? (
            <Panel {...shared} search={search} />
          ) : (
            <PlainSearch {...shared} onComposingChange={setComposing} />
          ))}
      </dialog>
    </>
  )
}

interface PlainSearchProps {
  readonly href: string
  readonly query: string
  readonly onQueryChange: (query: string) => void
  readonly onClose: () => void
  readonly onComposingChange: (isComposing: boolean) => void
  /** Receives the place of the caret when the typeahead takes over. */
  readonly caretRef: { current: CaretPosition | undefined }
}

function PlainSearch(props: PlainSearchProps) {
  const { href, query, onQueryChange, onClose, onComposingChange, caretRef } = props
  const texts = useShopTexts()
  const inputRef = useRef<HTMLInputElement>(null)
  const allRef = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => {
    const input = inputRef.current
    caretRef.current = undefined
    return () => {
      if (input && input === document.activeElement)
        caretRef.current = [input.selectionStart ?? 0, input.selectionEnd ?? 0]
    }
  }, [caretRef])
  return (
    <form
      className="flex max-h-full flex-col"
      role="search"
      action={href}
      onSubmit={(event) => {
        event.preventDefault()
        // The link has to name this text before it is followed.
        flushSync(() => onQueryChange(inputRef.current?.value ?? ''))
        allRef.current?.click()
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 border-b p-3">
        <input
          ref={inputRef}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          className={field}
          aria-label={texts.searchPlaceholder}
          placeholder={texts.searchPlaceholder}
          value={query}
          onChange={({ target }) => onQueryChange(target.value)}
          onCompositionStart={() => onComposingChange(true)}
          onCompositionEnd={() => onComposingChange(false)}
        />
        <button type="button" className={iconButton} aria-label={texts.closeSearch} onClick={onClose}>
          <Icon path={icons.close} />
        </button>
      </div>
      <div className="p-3">
        <ShopLink ref={allRef} href={getSearchHref(href, query)} className={`${outlineButton} w-full`}>
          {texts.allResults}
        </ShopLink>
      </div>
    </form>
  )
}

const getSearchHref = (href: string, query: string) =>
  query ? `${href}?q=${encodeURIComponent(query)}` : href

const dialog =
  'mx-auto mt-0 h-dvh max-h-none w-full max-w-none bg-background text-foreground shadow-xl backdrop:bg-black/50 forced-colors:border ' +
  'sm:mt-[10vh] sm:h-auto sm:max-h-[80vh] sm:max-w-xl sm:rounded-lg sm:border'

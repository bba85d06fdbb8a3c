'use client'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { Price, PriceCurrent, PriceOriginal, ProductImage, ProductList } from 'storefront-react'
import { SearchField, useProductSearch, type Search, type SearchItem } from 'storefront-react/search'

import { field, iconButton, outlineButton, textButton } from '../shop-ui/class-names'
import { ErrorMessage } from '../shop-ui/error-message'
import { ProductLink, ShopLink } from '../shop-ui/shop-link'
import { HighlightedText } from './highlighted-text'

export interface SearchDialogProps {
  readonly search: Search
  /** The page with all results. It receives the query as `q`. */
  readonly href?: string
}

/** A button that opens the search. Nothing is requested before. */
export function SearchDialog({ search, href = '/search' }: SearchDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOpen) dialogRef.current?.showModal()
  }, [isOpen])
  return (
    <>
      <button type="button" className={outlineButton} onClick={() => setOpen(true)}>
        Search
      </button>
      <dialog
        ref={dialogRef}
        aria-label="Search"
        className={dialog}
        onClick={closeOnLeave}
        onClose={() => setOpen(false)}
      >
        {isOpen && <SearchPanel search={search} href={href} onClose={() => dialogRef.current?.close()} />}
      </dialog>
    </>
  )
}

interface SearchPanelProps {
  readonly search: Search
  readonly href: string
  readonly onClose: () => void
}

function SearchPanel({ search, href, onClose }: SearchPanelProps) {
  const [query, setQuery] = useState('')
  const allRef = useRef<HTMLAnchorElement>(null)
  const results = useProductSearch(search, { query, limit: 6 })
  const { highlights, suggestions } = results
  return (
    <div className="flex max-h-full flex-col">
      <SearchField.Root
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 border-b p-3"
        action={href}
        search={search}
        value={query}
        onValueChange={setQuery}
        results={results}
        onSubmit={() => allRef.current?.click()}
      >
        <SearchField.Input className={field} placeholder="Search for a product" />
        <button type="button" className={iconButton} aria-label="Close the search" onClick={onClose}>
          ✕
        </button>
        <SearchField.Status className="col-span-full px-1 text-sm text-muted-foreground tabular-nums" />
      </SearchField.Root>
      <ProductList.Root list={results} restoreKey={null} className="overflow-y-auto overscroll-contain p-3">
        <ProductList.Items<SearchItem> className="grid gap-1">
          {(item) => (
            <ProductList.Item className="relative flex items-center gap-4 rounded-md p-2 hover:bg-accent">
              <ProductImage
                className="size-14 rounded-md bg-muted object-cover"
                product={item}
                alt=""
                width={56}
                height={56}
              />
              <ProductLink
                slug={item.slug}
                className="min-w-0 flex-1 text-sm outline-none wrap-anywhere after:absolute after:inset-0 after:rounded-md after:outline-ring focus-visible:after:outline-2"
              >
                <HighlightedText
                  text={item.name}
                  highlights={highlights[item.id]?.filter((each) => each.field === 'name') ?? []}
                />
              </ProductLink>
              <Price className="grid justify-items-end text-sm tabular-nums" product={item} display="from">
                <PriceCurrent className="data-sale:text-destructive" />
                <PriceOriginal className="text-xs text-muted-foreground" />
              </Price>
            </ProductList.Item>
          )}
        </ProductList.Items>
        <ProductList.Empty className="grid justify-items-center gap-2 py-8 text-center text-sm">
          {suggestions.length > 0 ? 'Did you mean:' : 'Try other words.'}
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              className={textButton}
              onClick={() => setQuery(suggestion)}
            >
              {suggestion}
            </button>
          ))}
        </ProductList.Empty>
        <ProductList.Error>
          {({ error, retry }) => <ErrorMessage error={error} onRetry={retry} />}
        </ProductList.Error>
      </ProductList.Root>
      <div className="border-t p-3">
        <ShopLink
          ref={allRef}
          href={query ? `${href}?q=${encodeURIComponent(query)}` : href}
          className={`${outlineButton} w-full`}
        >
          Show all results
        </ShopLink>
      </div>
    </div>
  )
}

/** Closes on a click on the backdrop, whose target is the dialog itself, and on a link. */
function closeOnLeave({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget || (target instanceof Element && target.closest('a'))) currentTarget.close()
}

const dialog =
  'mx-auto mt-0 h-dvh max-h-none w-full max-w-none bg-background text-foreground shadow-xl backdrop:bg-black/50 ' +
  'sm:mt-[10vh] sm:h-auto sm:max-h-[80vh] sm:max-w-xl sm:rounded-lg sm:border'

'use client'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Price, ProductImage } from 'storefront-react'
import { Highlight, SearchField, useProductSearch, type Search } from 'storefront-react/search'

import { field, iconButton, outlineButton } from '../shop-ui/class-names'
import { closeOnLeave } from '../shop-ui/drawer'
import { ErrorMessage } from '../shop-ui/error-message'
import { Icon, icons } from '../shop-ui/icon'
import { ProductLink, ShopLink } from '../shop-ui/shop-link'
import { useShopTexts } from '../shop-ui/shop-texts'

export interface SearchDialogProps {
  readonly search: Search
  /** The page with all results. It receives the query as `q`. */
  readonly href?: string
}

/** A button that opens the search. Nothing is requested before. */
export function SearchDialog({ search, href = '/search' }: SearchDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const texts = useShopTexts()
  useEffect(() => {
    if (isOpen) dialogRef.current?.showModal()
  }, [isOpen])
  return (
    <>
      <button
        type="button"
        className={iconButton}
        aria-label={texts.search}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon path={icons.search} />
      </button>
      <dialog
        ref={dialogRef}
        aria-label={texts.search}
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
  const texts = useShopTexts()
  const allRef = useRef<HTMLAnchorElement>(null)
  const results = useProductSearch(search, { query, limit: 6 })
  const { data, error, suggestions, highlights, refetch } = results
  return (
    <SearchField.Root
      className="flex max-h-full flex-col"
      action={href}
      search={search}
      value={query}
      onValueChange={setQuery}
      results={results}
      onSubmit={(text) => {
        // The link has to name this text before it is followed.
        flushSync(() => setQuery(text))
        allRef.current?.click()
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 border-b p-3">
        <SearchField.Input className={field} placeholder={texts.searchPlaceholder} />
        <button type="button" className={iconButton} aria-label={texts.closeSearch} onClick={onClose}>
          <Icon path={icons.close} />
        </button>
        <SearchField.Status className="col-span-full px-1 text-sm text-muted-foreground tabular-nums" />
      </div>
      <SearchField.List inline className="overflow-y-auto overscroll-contain p-3">
        {suggestions.map((suggestion) => (
          <SearchField.Option key={suggestion} query={suggestion} className={option}>
            <Icon path={icons.search} className="text-muted-foreground" />
            {suggestion}
          </SearchField.Option>
        ))}
        {data?.items.map((item) => (
          <SearchField.Option key={item.id} className={option} render={<ProductLink slug={item.slug} />}>
            <ProductImage
              className="size-14 rounded-md bg-muted object-cover"
              product={item}
              alt=""
              width={56}
              height={56}
            />
            <Highlight
              className="min-w-0 flex-1 wrap-anywhere"
              text={item.name}
              highlights={highlights[item.id]}
              mark={mark}
            />
            <Price.Root className="grid justify-items-end tabular-nums" product={item} display="from">
              <Price.Current className="data-sale:text-destructive" />
              <Price.Original className="text-xs text-muted-foreground" />
            </Price.Root>
          </SearchField.Option>
        ))}
      </SearchField.List>
      {data?.items.length === 0 && <p className="px-3 py-6 text-center text-sm">{texts.otherWords}</p>}
      {error && <ErrorMessage error={error} onRetry={() => void refetch()} />}
      <div className="border-t p-3">
        <ShopLink
          ref={allRef}
          href={query ? `${href}?q=${encodeURIComponent(query)}` : href}
          className={`${outlineButton} w-full`}
        >
          {texts.allResults}
        </ShopLink>
      </div>
    </SearchField.Root>
  )
}

const option =
  'flex min-h-11 cursor-pointer items-center gap-4 rounded-md p-2 text-sm outline-ring hover:bg-accent ' +
  'data-active:bg-accent data-active:outline-2'

const mark = <mark className="bg-transparent font-semibold text-foreground" />

const dialog =
  'mx-auto mt-0 h-dvh max-h-none w-full max-w-none bg-background text-foreground shadow-xl backdrop:bg-black/50 ' +
  'sm:mt-[10vh] sm:h-auto sm:max-h-[80vh] sm:max-w-xl sm:rounded-lg sm:border'

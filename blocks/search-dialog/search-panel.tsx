'use client'
import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Price, ProductImage } from 'storefront-react'
import { Highlight, SearchField, useProductSearch, type Search } from 'storefront-react/search'

import { field, iconButton, outlineButton } from '../shop-ui/class-names'
import { ErrorMessage } from '../shop-ui/error-message'
import { Icon, icons } from '../shop-ui/icon'
import { ProductLink, ShopLink } from '../shop-ui/shop-link'
import { useShopTexts } from '../shop-ui/shop-texts'

/** Start and end of the selection in the field. */
export type CaretPosition = readonly [start: number, end: number]

export interface SearchPanelProps {
  readonly search: Search
  readonly href: string
  readonly query: string
  readonly onQueryChange: (query: string) => void
  readonly onClose: () => void
  /** Of the field that this one replaces, if that had the focus. */
  readonly caretRef: { current: CaretPosition | undefined }
}

/** The field and its results. `SearchDialog` loads it. */
export function SearchPanel({ search, href, query, onQueryChange, onClose, caretRef }: SearchPanelProps) {
  const texts = useShopTexts()
  const allRef = useRef<HTMLAnchorElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const caret = caretRef.current
    if (!caret) return
    inputRef.current?.focus()
    inputRef.current?.setSelectionRange(...caret)
  }, [caretRef])
  const results = useProductSearch(search, { query, limit: 6 })
  const { data, error, suggestions, highlights, refetch } = results
  return (
    <SearchField.Root
      className="flex max-h-full flex-col"
      action={href}
      search={search}
      value={query}
      onValueChange={onQueryChange}
      results={results}
      onSubmit={(text) => {
        // The link has to name this text before it is followed.
        flushSync(() => onQueryChange(text))
        allRef.current?.click()
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 border-b p-3">
        <SearchField.Input ref={inputRef} className={field} placeholder={texts.searchPlaceholder} />
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

const mark = <mark className="bg-transparent font-semibold text-foreground forced-colors:bg-[Mark]" />

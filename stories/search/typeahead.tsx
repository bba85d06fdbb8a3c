import { useState } from 'react'

import { field, iconButton } from '../../blocks/shop-ui/class-names.js'
import { Icon, icons } from '../../blocks/shop-ui/icon.js'
import { Price, ProductImage } from '../../src/index.js'
import { Highlight, SearchField, useProductSearch, type Search } from '../../src/search/index.js'

export interface TypeaheadProps {
  readonly search: Search
}

/** Suggestions and products below the field, by keyboard and pointer. */
export function Typeahead({ search }: TypeaheadProps) {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState('')
  const results = useProductSearch(search, { query, limit: 6 })
  const { data, suggestions, highlights } = results
  return (
    <>
      <header className="border-b">
        <SearchField.Root
          className="relative mx-auto flex max-w-3xl items-center gap-2 p-3"
          search={search}
          value={query}
          onValueChange={setQuery}
          results={results}
          onSubmit={(text) => setChosen(`all results for “${text}”`)}
        >
          <SearchField.Input className={field} placeholder="Search mugs, jackets, lamps…" />
          <SearchField.Clear className={iconButton} aria-label="Clear the search">
            <Icon path={icons.close} />
          </SearchField.Clear>
          <SearchField.List className={popup}>
            {query.trim() !== '' && (
              <>
                {suggestions.length > 0 && (
                  <SearchField.Group label="Suggestions">
                    {suggestions.map((suggestion) => (
                      <SearchField.Option key={suggestion} query={suggestion} className={option}>
                        <Icon path={icons.search} className="text-muted-foreground" />
                        {suggestion}
                      </SearchField.Option>
                    ))}
                  </SearchField.Group>
                )}
                <SearchField.Group label="Products">
                  {data?.items.map((item) => (
                    <SearchField.Option
                      key={item.id}
                      href={`#${item.slug}`}
                      className={option}
                      onClick={(event) => {
                        event.preventDefault()
                        setChosen(item.name)
                      }}
                    >
                      <ProductImage
                        className="size-10 rounded-md"
                        product={item}
                        alt=""
                        width={40}
                        height={40}
                      />
                      <Highlight text={item.name} highlights={highlights[item.id]} />
                      <Price.Root className="ms-auto whitespace-nowrap" product={item} display="from" />
                    </SearchField.Option>
                  ))}
                </SearchField.Group>
              </>
            )}
          </SearchField.List>
          <SearchField.Status className="sr-only" />
        </SearchField.Root>
      </header>
      <main className="shop-page">
        <h1 className="shop-title">Typeahead</h1>
        <p>{chosen ? `Opened: ${chosen}` : 'Nothing is opened yet.'}</p>
      </main>
    </>
  )
}

const popup =
  'absolute inset-x-3 top-full z-10 max-h-[min(70vh,32rem)] overflow-y-auto rounded-lg border bg-background p-2 text-sm shadow-lg ' +
  '[&_[role=group]+[role=group]]:mt-2 [&_[role=group]+[role=group]]:border-t [&_[role=group]+[role=group]]:pt-2'

const option =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 outline-ring hover:bg-accent data-active:bg-accent data-active:outline-2'

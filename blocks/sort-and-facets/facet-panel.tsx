'use client'
import { useId, useState } from 'react'
import { Facets } from 'storefront-react/search'

import { outlineButton, textButton } from '../shop-ui/class-names'
import { useShopTexts } from '../shop-ui/shop-texts'

export interface FacetPanelProps extends Omit<Facets.RootProps, 'children' | 'className'> {
  /** Other parameters of the URL, which the form would drop where scripts do not run. */
  readonly hiddenParams?: Readonly<Record<string, string | undefined>>
}

/** A column on a wide screen; on a phone, a button shows and hides the filters. */
export function FacetPanel({ hiddenParams = {}, ...props }: FacetPanelProps) {
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const texts = useShopTexts()
  const active = Object.keys(props.filters).length
  const groups = props.facets ?? []
  return (
    <Facets.Root {...props}>
      {Object.entries(hiddenParams).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button
        type="button"
        className={`${outlineButton} w-full noscript:hidden lg:hidden`}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.filters(active)}
      </button>
      <div id={panelId} className={`gap-6 max-lg:mt-4 noscript:grid lg:grid ${isOpen ? 'grid' : 'hidden'}`}>
        {active > 0 && (
          <div className="grid justify-items-start gap-2 noscript:hidden">
            <Facets.Active className={activeFilters} />
            <Facets.Clear className={textButton} />
          </div>
        )}
        {groups.map(({ name }) => (
          <Facets.Group key={name} name={name} className={group} />
        ))}
        <noscript>
          <Facets.Apply className={outlineButton} />
        </noscript>
      </div>
    </Facets.Root>
  )
}

const activeFilters =
  'flex flex-wrap gap-2 [&_button]:inline-flex [&_button]:min-h-11 [&_button]:cursor-pointer [&_button]:items-center ' +
  '[&_button]:gap-2 [&_button]:rounded-full [&_button]:border [&_button]:border-input [&_button]:px-4 ' +
  "[&_button]:text-sm [&_button]:outline-ring [&_button]:after:content-['×'] " +
  '[&_button]:hover:bg-accent [&_button]:focus-visible:outline-2 lg:[&_button]:min-h-9'

/** The parts of a group: legend, labels with checkbox and count, two fields of a range, "Show more". */
const group =
  'min-w-0 [&_legend]:mb-2 [&_legend]:text-sm [&_legend]:font-medium ' +
  '[&_label]:flex [&_label]:min-h-11 [&_label]:cursor-pointer [&_label]:items-center [&_label]:gap-3 [&_label]:text-sm ' +
  'lg:[&_label]:min-h-9 [&_label>span]:ms-auto [&_label>span]:text-muted-foreground [&_label>span]:tabular-nums ' +
  '[&_[type=checkbox]]:size-4 [&_[type=checkbox]]:shrink-0 [&_[type=checkbox]]:accent-primary ' +
  '[&>div]:grid [&>div]:grid-cols-2 [&>div]:gap-2 [&_[type=text]]:min-h-11 [&_[type=text]]:w-full [&_[type=text]]:min-w-0 ' +
  '[&_[type=text]]:rounded-md [&_[type=text]]:border [&_[type=text]]:border-input [&_[type=text]]:bg-background ' +
  '[&_[type=text]]:px-3 [&_[type=text]]:text-base [&_[type=text]]:md:text-sm [&>button]:min-h-11 [&>button]:cursor-pointer ' +
  '[&>button]:text-sm [&>button]:underline [&>button]:underline-offset-4 ' +
  '[&_:is(input,button)]:outline-ring [&_:is(input,button):focus-visible]:outline-2 [&_:is(input,button):focus-visible]:outline-offset-2'

'use client'
import { useEffect, useRef } from 'react'
import { getSortOptions, useStorefront } from 'storefront-react'

import { field, selectBox } from '../shop-ui/class-names'
import { useShopTexts } from '../shop-ui/shop-texts'

/** Every order that a URL of your shop may contain, because a select can only show its own options. */
export const productSorts = [
  'createdAt-desc',
  'createdAt-asc',
  'name-asc',
  'name-desc',
  'price-asc',
  'price-desc',
] as const

export const searchSorts = ['relevance', ...productSorts] as const

export interface SortSelectProps<Sort extends (typeof searchSorts)[number]> {
  readonly options: readonly Sort[]
  /** The current order, for example `params` of `useProductListUrl`. */
  readonly value: NonNullable<Parameters<typeof getSortOptions>[1]>['params']
  readonly onChange: (option: ReturnType<typeof getSortOptions<Sort>>[number]) => void
}

export function SortSelect<Sort extends (typeof searchSorts)[number]>(props: SortSelectProps<Sort>) {
  const { labels } = useStorefront()
  const texts = useShopTexts()
  const selectRef = useRef<HTMLSelectElement>(null)
  const isMountedRef = useRef(false)
  const options = getSortOptions(props.options, { params: props.value, labels })
  const selected = options.findIndex(({ isSelected }) => isSelected)
  const choose = () => {
    const option = options[selectRef.current?.selectedIndex ?? -1]
    if (option) props.onChange(option)
  }
  // A change before hydration reaches no handler, so apply the order that the select shows on mount.
  useEffect(() => {
    if (!isMountedRef.current && selected >= 0 && selectRef.current?.selectedIndex !== selected) choose()
    isMountedRef.current = true
  })
  return (
    <label className="flex items-center gap-3 text-sm whitespace-nowrap sm:ms-auto">
      {texts.sortBy}
      <span className={selectBox}>
        <select ref={selectRef} className={field} value={options[selected]?.value ?? ''} onChange={choose}>
          {options.map(({ label, value }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}

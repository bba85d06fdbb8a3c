'use client'
import { useEffect, useRef } from 'react'

import { field, selectBox } from '../shop-ui/class-names'

export interface SortOption {
  readonly label: string
  /** `null` is the order of the search itself. */
  readonly sort: string | null
  readonly order: 'asc' | 'desc' | null
}

/** Every order that a URL of your shop may contain, because a select can only show its own options. */
export const productSorts = [
  { label: 'Newest', sort: 'createdAt', order: 'desc' },
  { label: 'Oldest', sort: 'createdAt', order: 'asc' },
  { label: 'Name, A to Z', sort: 'name', order: 'asc' },
  { label: 'Name, Z to A', sort: 'name', order: 'desc' },
  { label: 'Price, low to high', sort: 'price', order: 'asc' },
  { label: 'Price, high to low', sort: 'price', order: 'desc' },
] as const

export const searchSorts = [{ label: 'Best match', sort: null, order: null }, ...productSorts] as const

export interface SortSelectProps<Option extends SortOption> {
  readonly options: readonly Option[]
  /** The current order, for example `params` of `useProductListUrl`. */
  readonly value: { readonly sort?: string | undefined; readonly order?: string | undefined }
  readonly onChange: (option: Option) => void
}

export function SortSelect<Option extends SortOption>({ options, value, onChange }: SortSelectProps<Option>) {
  const selectRef = useRef<HTMLSelectElement>(null)
  const isMountedRef = useRef(false)
  const selected = options.findIndex(
    ({ sort, order }) => sort === (value.sort ?? null) && order === (value.order ?? null),
  )
  const choose = () => {
    const option = options[selectRef.current?.selectedIndex ?? -1]
    if (option) onChange(option)
  }
  // A change before hydration reaches no handler, so apply the order that the select shows on mount.
  useEffect(() => {
    if (!isMountedRef.current && selected >= 0 && selectRef.current?.selectedIndex !== selected) choose()
    isMountedRef.current = true
  })
  return (
    <label className="flex items-center gap-3 text-sm whitespace-nowrap sm:ms-auto">
      Sort by
      <span className={selectBox}>
        <select ref={selectRef} className={field} value={selected} onChange={choose}>
          {options.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}

'use client'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ListParams } from 'storefront-react/core'

/** Every order that the URL may contain, because a select can only show its own options. */
const orders = [
  { label: 'Newest', sort: 'createdAt', order: 'desc' },
  { label: 'Oldest', sort: 'createdAt', order: 'asc' },
  { label: 'Name, A to Z', sort: 'name', order: 'asc' },
  { label: 'Name, Z to A', sort: 'name', order: 'desc' },
  { label: 'Price, low to high', sort: 'price', order: 'asc' },
  { label: 'Price, high to low', sort: 'price', order: 'desc' },
] as const

interface SortSelectProps {
  readonly params: ListParams
  readonly onChange: (order: (typeof orders)[number]) => void
}

export function SortSelect({ params, onChange }: SortSelectProps) {
  const chosen = orders.findIndex(({ sort, order }) => sort === params.sort && order === params.order)
  const select = useRef<HTMLSelectElement>(null)
  const choose = () => onChange(orders[select.current!.selectedIndex]!)

  // A change before hydration reaches no handler, so apply the select's value on mount.
  const catchUp = useEffectEvent(() => {
    if (select.current!.selectedIndex !== chosen) choose()
  })
  useEffect(() => catchUp(), [])

  return (
    <label className="field">
      Sort by
      <select ref={select} value={chosen} onChange={choose}>
        {orders.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

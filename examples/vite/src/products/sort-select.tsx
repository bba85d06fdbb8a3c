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
  return (
    <label className="field">
      Sort by
      <select value={chosen} onChange={(event) => onChange(orders[Number(event.target.value)]!)}>
        {orders.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

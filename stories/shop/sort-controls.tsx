export interface Sorting {
  readonly sort: 'createdAt' | 'name' | 'price'
  readonly order: 'asc' | 'desc'
}

interface SortControlsProps {
  readonly value: Sorting
  readonly onChange: (value: Sorting) => void
}

export function SortControls({ value, onChange }: SortControlsProps) {
  return (
    <div className="shop-fields">
      <label className="shop-field">
        Sort by
        <select
          value={value.sort}
          onChange={(event) => onChange({ ...value, sort: event.target.value as Sorting['sort'] })}
        >
          <option value="createdAt">Date added</option>
          <option value="name">Name</option>
          <option value="price">Price</option>
        </select>
      </label>
      <label className="shop-field">
        Order
        <select
          value={value.order}
          onChange={(event) => onChange({ ...value, order: event.target.value as Sorting['order'] })}
        >
          <option value="asc">Ascending</option>
          <option value="desc">Descending</option>
        </select>
      </label>
    </div>
  )
}

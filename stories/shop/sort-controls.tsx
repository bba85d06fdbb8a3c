import { field, selectBox } from '../../blocks/shop-ui/class-names.js'

export interface Sorting {
  readonly sort: 'createdAt' | 'name' | 'price'
  readonly order: 'asc' | 'desc'
}

interface SortControlsProps {
  readonly value: Sorting
  readonly onChange: (value: Sorting) => void
}

const sorts = { createdAt: 'Date added', name: 'Name', price: 'Price' }
const orders = { asc: 'Ascending', desc: 'Descending' }

/** The two parameters of the API, one by one. */
export function SortControls({ value, onChange }: SortControlsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        label="Sort by"
        value={value.sort}
        options={sorts}
        onChange={(sort) => onChange({ ...value, sort })}
      />
      <Select
        label="Order"
        value={value.order}
        options={orders}
        onChange={(order) => onChange({ ...value, order })}
      />
    </div>
  )
}

interface SelectProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: Readonly<Record<Value, string>>
  readonly onChange: (value: Value) => void
}

function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  return (
    <label className="grid gap-1 text-sm text-muted-foreground">
      {label}
      <span className={selectBox}>
        <select className={field} value={value} onChange={({ target }) => onChange(target.value as Value)}>
          {Object.entries<string>(options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}

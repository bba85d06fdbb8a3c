import { useWords } from '../words/use-words.js'

interface SortSelectProps<T extends string> {
  readonly value: T
  readonly options: readonly T[]
  readonly onChange: (value: T) => void
}

export function SortSelect<T extends SortName>({ value, options, onChange }: SortSelectProps<T>) {
  const words = useWords()
  return (
    <label className="demo-sort demo-row">
      <span>{words.sort.label}</span>
      <select
        aria-label={words.sort.label}
        value={value}
        onChange={({ target }) => onChange(target.value as T)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {words.sort[option]}
          </option>
        ))}
      </select>
    </label>
  )
}

export type SortName = 'relevance' | 'newest' | 'name' | 'priceUp' | 'priceDown'

interface Sorting {
  readonly sort?: 'createdAt' | 'name' | 'price'
  readonly order?: 'asc' | 'desc'
}

/** The parameters of the API and of the search for a choice of the shopper. */
export const sortings: Readonly<Record<SortName, Sorting>> = {
  relevance: {},
  newest: { sort: 'createdAt', order: 'desc' },
  name: { sort: 'name', order: 'asc' },
  priceUp: { sort: 'price', order: 'asc' },
  priceDown: { sort: 'price', order: 'desc' },
}

/** Reads the sort order from a URL; an unknown one is ignored. */
export function readSort<T extends SortName>(text: string | null, options: readonly [T, ...T[]]): T {
  return options.find((option) => option === text) ?? options[0]
}

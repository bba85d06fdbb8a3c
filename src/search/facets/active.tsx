'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { useFacets } from './facets-context.js'

/** Props of `Facets.Active`. */
export type FacetsActiveProps = PartProps<'ul', Record<string, unknown>>

interface ActiveFilter {
  readonly name: string
  readonly key: string
  readonly label: string
  /** The values that stay when this one is removed. */
  readonly rest: readonly string[] | undefined
}

/** The active filters, each with a button that removes it. Renders a `<ul>`, or nothing without filters. */
export const FacetsActive = forwardRef(function FacetsActive(
  props: FacetsActiveProps,
  ref: Ref<HTMLUListElement>,
) {
  const { facets, filters, labels, setFilter } = useFacets()
  const active = Object.entries(filters).flatMap(([name, filter]): ActiveFilter[] => {
    if (!filter) return []
    if (!('length' in filter)) {
      const { min, max } = filter
      return [{ name, key: name, label: labels.range({ min, max }), rest: undefined }]
    }
    const facet = facets.find((each) => each.name === name)
    const values = facet?.kind === 'values' ? facet.values : []
    return filter.map((value) => {
      const label = values.find((each) => each.value === value)?.label ?? value
      return {
        name,
        key: `${name} ${value}`,
        label: labels.value({ name, value, label }),
        rest: filter.filter((each) => each !== value),
      }
    })
  })
  const element = usePart(
    'ul',
    props,
    ref,
    {},
    {
      // Safari drops the role of a list without markers.
      role: 'list',
      children: active.map(({ name, key, label, rest }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={labels.remove({ group: labels.group({ name }), label })}
            onClick={() => setFilter(name, rest)}
          >
            {label}
          </button>
        </li>
      )),
    },
  )
  return active.length > 0 ? element : null
})

/** Props of `Facets.Clear`. */
export type FacetsClearProps = PartProps<'button', Record<string, unknown>>

/** Removes all filters. Renders a `<button>`, or nothing without filters. */
export const FacetsClear = forwardRef(function FacetsClear(
  props: FacetsClearProps,
  ref: Ref<HTMLButtonElement>,
) {
  const { filters, labels, clear } = useFacets()
  const element = usePart(
    'button',
    props,
    ref,
    {},
    { type: 'button', children: labels.clear, onClick: clear },
  )
  return Object.keys(filters).length > 0 ? element : null
})

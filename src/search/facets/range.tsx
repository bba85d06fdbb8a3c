'use client'
import { forwardRef, useState, type ChangeEvent, type Ref } from 'react'

import { isAmount } from '../../core/money/amount.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import type { AmountRange } from '../state/facets.js'
import { useFacetGroup, useFacets } from './facets-context.js'

/** Props of `Facets.Range`. */
export type FacetsRangeProps = PartProps<'div', Record<string, unknown>>

/** Two fields for the lowest and the highest price. Renders a `<div>`. */
export const FacetsRange = forwardRef(function FacetsRange(
  props: FacetsRangeProps,
  ref: Ref<HTMLDivElement>,
) {
  const { filters, setFilter, labels } = useFacets()
  const facet = useFacetGroup()
  const { name } = facet
  const [lowest, highest] = facet.kind === 'range' ? [facet.min, facet.max] : []
  const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
  const range: AmountRange = filter && 'length' in filter ? {} : { ...filter }
  const set = (change: AmountRange) => setFilter(name, { ...range, ...change })
  return usePart(
    'div',
    props,
    ref,
    {},
    {
      children: (
        <>
          <AmountInput
            label={labels.min({ name, lowest })}
            placeholder={lowest}
            value={range.min}
            onValueChange={(min) => set({ min })}
          />
          <AmountInput
            label={labels.max({ name, highest })}
            placeholder={highest}
            value={range.max}
            onValueChange={(max) => set({ max })}
          />
        </>
      ),
    },
  )
})

interface AmountInputProps {
  readonly label: string
  readonly placeholder: string | undefined
  readonly value: string | undefined
  readonly onValueChange: (value: string | undefined) => void
}

/** Text and not a number, because a number may lose digits of an amount. Applied on Enter and on blur. */
function AmountInput({ label, placeholder, value = '', onValueChange }: AmountInputProps) {
  const [text, setText] = useState(value)
  const [given, setGiven] = useState(value)
  if (given !== value) {
    setGiven(value)
    setText(value)
  }
  const apply = () => {
    const amount = text.trim().replace(',', '.')
    if (amount === value) return
    if (amount === '') onValueChange(undefined)
    else if (isAmount(amount)) onValueChange(amount)
    else setText(value)
  }
  return (
    <input
      type="text"
      inputMode="decimal"
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={(event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // The field may be in a form of the page.
        event.preventDefault()
        apply()
      }}
    />
  )
}

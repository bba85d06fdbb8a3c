'use client'
import { forwardRef, useState, type ChangeEvent, type KeyboardEvent, type Ref } from 'react'

import { formatLocalAmount, readLocalAmount } from '../../core/money/local-amount.js'
import type { AmountRange } from '../../core/money/amount-range.js'
import { useStorefront } from '../../hooks/use-storefront.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { useFacetGroup, useFacets } from './facets-context.js'

/** State of `Facets.RangeMin`, also as `data-*` attributes. */
export interface FacetsRangeMinState {
  /** Whether the range has this end. */
  readonly filled: boolean
  /** Whether the text is not an amount. The filter then stays as it was. */
  readonly invalid: boolean
}

/** Props of `Facets.RangeMin`. */
export type FacetsRangeMinProps = PartProps<'input', FacetsRangeMinState>

/** State of `Facets.RangeMax`, also as `data-*` attributes. */
export type FacetsRangeMaxState = FacetsRangeMinState

/** Props of `Facets.RangeMax`. */
export type FacetsRangeMaxProps = PartProps<'input', FacetsRangeMaxState>

/**
 * A field for the lowest price, read and shown in the provider's `locale`, also with its `currency` before or behind. Applied on Enter and on blur. Without scripts,
 * it needs `Facets.RangeMax` after it. Renders an `<input>`.
 */
export const FacetsRangeMin = forwardRef(function FacetsRangeMin(
  props: FacetsRangeMinProps,
  ref: Ref<HTMLInputElement>,
) {
  return useRangeInput('min', props, ref)
})

/** A field for the highest price, like `Facets.RangeMin`. Renders an `<input>`. */
export const FacetsRangeMax = forwardRef(function FacetsRangeMax(
  props: FacetsRangeMaxProps,
  ref: Ref<HTMLInputElement>,
) {
  return useRangeInput('max', props, ref)
})

function useRangeInput(
  end: keyof AmountRange,
  props: PartProps<'input', FacetsRangeMinState>,
  ref: Ref<HTMLInputElement>,
) {
  const { filters, setFilter, labels } = useFacets()
  const facet = useFacetGroup()
  const { locale, currency } = useStorefront()
  const { name } = facet
  const toText = (amount: string | undefined) => (amount ? formatLocalAmount(amount, locale) : '')
  const limit = facet.kind === 'range' ? facet[end] : undefined
  const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
  const range: AmountRange = filter && 'length' in filter ? {} : { ...filter }
  const value = toText(range[end])
  const [text, setText] = useState(value)
  const [given, setGiven] = useState(value)
  const [invalid, setInvalid] = useState(false)
  if (given !== value) {
    setGiven(value)
    setText(value)
    setInvalid(false)
  }

  const apply = (input: HTMLInputElement) => {
    const amount = text.trim() === '' ? undefined : readLocalAmount(text, locale, currency)
    const isInvalid = text.trim() !== '' && amount === undefined
    setInvalid(isInvalid)
    input.setCustomValidity(isInvalid ? labels.invalidAmount({ text }) : '')
    if (!isInvalid && amount !== range[end]) setFilter(name, { ...range, [end]: amount })
    return !isInvalid
  }
  return usePart({
    tag: 'input',
    props,
    ref,
    state: { filled: text !== '', invalid },
    ownProps: {
      // A field for numbers may lose digits of an amount.
      type: 'text',
      inputMode: 'decimal',
      name,
      'aria-label':
        end === 'min' ? labels.min({ name, lowest: limit }) : labels.max({ name, highest: limit }),
      'aria-invalid': invalid || undefined,
      placeholder: limit && toText(limit),
      value: text,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        setText(currentTarget.value)
        setInvalid(false)
        currentTarget.setCustomValidity('')
      },
      onBlur: ({ currentTarget }: { currentTarget: HTMLInputElement }) => void apply(currentTarget),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Enter') return
        // The field may be in a form of the page.
        event.preventDefault()
        if (!apply(event.currentTarget)) event.currentTarget.reportValidity()
      },
    },
  })
}

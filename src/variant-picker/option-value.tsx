'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../parts/use-part.js'
import { useOptionContext, useVariantPickerContext } from './variant-picker-context.js'

/** State of an option value, as `data-value`, `data-selected`, `data-exists`, `data-available`, `data-disabled`. */
export interface VariantPickerOptionValueState extends Record<string, unknown> {
  readonly value: string
  readonly selected: boolean
  /** A variant has this value together with the selected values of the other options. */
  readonly exists: boolean
  /** At least one of these variants can be bought. */
  readonly available: boolean
  /** No variant has this value, or the picker is disabled. */
  readonly disabled: boolean
}

export interface VariantPickerOptionValueProps extends Omit<
  PartProps<'input', VariantPickerOptionValueState>,
  'value'
> {
  /** One of the option's values. */
  readonly value: string
}

/** One value of an option. Renders an `<input type="radio">`; wrap it in a `<label>` with the visible text. */
export const VariantPickerOptionValue = forwardRef(function VariantPickerOptionValue(
  { value, ...props }: VariantPickerOptionValueProps,
  ref: Ref<HTMLInputElement>,
) {
  const { picker, labels, id, required, disabled: allDisabled } = useVariantPickerContext()
  const option = useOptionContext()
  const item = option.values.find((each) => each.value === value)
  const { selected = false, exists = false, available = false } = item ?? {}
  const disabled = allDisabled || !item?.targetVariant
  return usePart(
    'input',
    props,
    ref,
    { value, selected, exists, available, disabled },
    {
      type: 'radio',
      name: id + String(picker.options.indexOf(option)),
      value,
      checked: selected,
      disabled,
      required,
      // Without a form owner the radio is not submitted: only the variant's id is.
      form: '',
      'aria-label': item && labels.value(item),
      onChange: () => picker.selectOption(option.name, value),
    },
  )
})

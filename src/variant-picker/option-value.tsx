'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../parts/use-part.js'
import { useOptionContext, useVariantPickerContext } from './variant-picker-context.js'

/** Read as `data-value`, `data-selected`, `data-exists`, `data-available`, `data-disabled`. */
export interface VariantPickerOptionValueState extends Record<string, unknown> {
  readonly value: string
  readonly selected: boolean
  /** A variant has this value together with all the other current choices. */
  readonly exists: boolean
  /** One of these variants can be bought. */
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

/** One value of an option. Renders `<input type="radio">`; put it in a `<label>` with what is to be seen. */
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
      // No form: it would submit the radio beside the variant.
      form: '',
      'aria-label': item && labels.value(item),
      onChange: () => picker.selectOption(option.name, value),
    },
  )
})

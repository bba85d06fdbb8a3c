'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../parts/use-part.js'
import { useOptionContext, useVariantPickerContext } from './variant-picker-context.js'

/** State of `<VariantPicker.OptionValue>`, written as `data-*` attributes. */
export interface VariantPickerOptionValueState {
  readonly value: string
  readonly selected: boolean
  /** A variant has this value and all other selected values. */
  readonly exists: boolean
  /** One of those variants can be bought. */
  readonly available: boolean
  /** No variant has this value, or the picker is disabled. */
  readonly disabled: boolean
}

/** Props of `<VariantPicker.OptionValue>`, which renders an `<input type="radio">`. */
export interface VariantPickerOptionValueProps extends Omit<
  PartProps<'input', VariantPickerOptionValueState>,
  'value'
> {
  readonly value: string
}

/**
 * A radio for one value of an option. Wrap it in a `<label>` with the visible text. A second press takes the choice back if some
 * variant does not have the option.
 */
export const VariantPickerOptionValue = forwardRef(function VariantPickerOptionValue(
  { value, ...props }: VariantPickerOptionValueProps,
  ref: Ref<HTMLInputElement>,
) {
  const { picker, labels, radioNames, radioForm, required, disabled: allDisabled } = useVariantPickerContext()
  const option = useOptionContext()
  const item = option.values.find((each) => each.value === value)
  const { selected = false, exists = false, available = false } = item ?? {}
  const disabled = allDisabled || !item?.targetVariant
  return usePart({
    tag: 'input',
    props,
    ref,
    state: { value, selected, exists, available, disabled },
    ownProps: {
      type: 'radio',
      name: radioNames[picker.options.indexOf(option)],
      value,
      checked: selected,
      disabled,
      required,
      form: radioForm,
      'aria-label': item && labels.value(item),
      // Chromium reports a required radio as invalid before the shopper has done anything.
      'aria-invalid': required ? false : undefined,
      onChange: () => picker.selectOption(option.name, value),
      // A radio cannot be unchecked. A second press takes the choice of an option back that not every variant has.
      ...(selected && option.isOptional && { onClick: () => picker.selectOption(option.name, undefined) }),
    },
  })
})

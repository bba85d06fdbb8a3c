'use client'
import { forwardRef, type ReactNode, type Ref } from 'react'

import type { OptionState } from '../core/variants/variant-types.js'
import { usePart, type PartProps } from '../parts/use-part.js'
import { VariantPickerLabel } from './label.js'
import { VariantPickerOptionValue } from './option-value.js'
import { OptionContext, useVariantPickerContext } from './variant-picker-context.js'

/** State of `<VariantPicker.Option>`, written as `data-*` attributes. */
export interface VariantPickerOptionState {
  /** The name of the option, such as `Size`. */
  readonly name: string
  readonly value: string | undefined
}

/** Props of `<VariantPicker.Option>`, which renders a `<fieldset>`. */
export interface VariantPickerOptionProps extends Omit<
  PartProps<'fieldset', VariantPickerOptionState>,
  'children'
> {
  readonly name: string
  /** Parts, or a function of the option that returns them. Default: the label and all values. */
  readonly children?: ReactNode | ((option: OptionState) => ReactNode)
}

/** Renders a `<fieldset>`, or nothing if the product does not have this option. */
export const VariantPickerOption = forwardRef(function VariantPickerOption(
  { name, children, ...props }: VariantPickerOptionProps,
  ref: Ref<HTMLFieldSetElement>,
) {
  const { picker, disabled } = useVariantPickerContext()
  const option = picker.options.find((item) => item.name === name)
  const state = { name, value: option?.values.find((item) => item.selected)?.value }
  const element = usePart({
    tag: 'fieldset',
    props,
    ref,
    state,
    ownProps: {
      disabled,
      children:
        typeof children === 'function'
          ? option && children(option)
          : (children ?? (
              <>
                <VariantPickerLabel />
                {option?.values.map(({ value }) => (
                  <label key={value}>
                    <VariantPickerOptionValue value={value} />
                    {value}
                  </label>
                ))}
              </>
            )),
    },
  })
  return option && <OptionContext.Provider value={option}>{element}</OptionContext.Provider>
})

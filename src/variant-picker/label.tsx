'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../parts/use-part.js'
import { useOptionContext } from './variant-picker-context.js'

/** `<VariantPicker.Label>` has no state. */
export type VariantPickerLabelState = object

/** Props of `<VariantPicker.Label>`, which renders a `<legend>`. */
export type VariantPickerLabelProps = PartProps<'legend', VariantPickerLabelState>

/** The visible name of an option. Default: the option's `name`. Renders a `<legend>`. */
export const VariantPickerLabel = forwardRef(function VariantPickerLabel(
  props: VariantPickerLabelProps,
  ref: Ref<HTMLLegendElement>,
) {
  return usePart({ tag: 'legend', props, ref, ownProps: { children: useOptionContext().name } })
})

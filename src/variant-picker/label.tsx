'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../parts/use-part.js'
import { useOptionContext } from './variant-picker-context.js'

/** Props of `<VariantPicker.Label>`, which renders a `<legend>`. */
export type VariantPickerLabelProps = PartProps<'legend', Record<string, unknown>>

/** The visible name of an option. Default: the option's `name`. Renders a `<legend>`. */
export const VariantPickerLabel = forwardRef(function VariantPickerLabel(
  props: VariantPickerLabelProps,
  ref: Ref<HTMLLegendElement>,
) {
  return usePart('legend', props, ref, {}, { children: useOptionContext().name })
})

'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../parts/use-part.js'
import { useVariantPickerContext } from './variant-picker-context.js'
import type { VariantState } from '../core/variants/variant-types.js'

/** State of `<VariantPicker.Status>`, written as `data-*` attributes. */
export interface VariantPickerStatusState {
  readonly status: VariantState['status']
}

/** Props of `<VariantPicker.Status>`, which renders a `<div>`. */
export type VariantPickerStatusProps = PartProps<'div', VariantPickerStatusState>

/** Announces the status of the selection and the changed options. Renders a `<div role="status">`. */
export const VariantPickerStatus = forwardRef(function VariantPickerStatus(
  props: VariantPickerStatusProps,
  ref: Ref<HTMLDivElement>,
) {
  const { picker, labels } = useVariantPickerContext()
  const { selection, status, missingOptions, changedOptions } = picker
  return usePart({
    tag: 'div',
    props,
    ref,
    state: { status },
    ownProps: {
      role: 'status',
      children: labels.status({
        status,
        missingOptions,
        changedOptions: changedOptions.map((name) => ({ name, value: selection[name] })),
      }),
    },
  })
})

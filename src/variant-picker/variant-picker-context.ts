'use client'
import { createContext } from 'react'

import type { OptionState } from '../core/variants/variant-types.js'
import { partErrorMessage } from '../parts/error-texts.js'
import { useRequiredContext } from '../provider/use-required-context.js'
import type { UseVariantPickerResult } from './use-variant-picker.js'
import type { Labels } from '../core/labels/labels.js'

export interface VariantPickerContextValue {
  readonly picker: UseVariantPickerResult
  readonly labels: Labels['variantPicker']
  /** By index of the option. */
  readonly radioNames: readonly string[]
  /** The `form` attribute of the radios. */
  readonly radioForm: string | undefined
  /** False until hydration, while the radios submit the selection. */
  readonly isIdSubmitted: boolean
  readonly required: boolean | undefined
  readonly disabled: boolean | undefined
}

export const VariantPickerContext = createContext<VariantPickerContextValue | undefined>(undefined)

export const OptionContext = createContext<OptionState | undefined>(undefined)

export const useVariantPickerContext = () =>
  useRequiredContext(VariantPickerContext, partErrorMessage, 'no-root', 'VariantPicker.Root')

export const useOptionContext = () =>
  useRequiredContext(OptionContext, partErrorMessage, 'no-root', 'VariantPicker.Option')

'use client'
import { createContext } from 'react'

import type { OptionState } from '../core/variants/variant-types.js'
import { partErrorMessage } from '../parts/error-texts.js'
import { useRequiredContext } from '../provider/use-required-context.js'
import type { UseVariantPickerResult } from './use-variant-picker.js'
import type { VariantPickerLabels } from './labels.js'

/** What the parts of one picker share. */
export interface VariantPickerContextValue {
  readonly picker: UseVariantPickerResult
  readonly labels: VariantPickerLabels
  /** Prefix of the names of this picker's radios; the index of the option follows. */
  readonly id: string
  readonly required: boolean | undefined
  readonly disabled: boolean | undefined
}

export const VariantPickerContext = createContext<VariantPickerContextValue | undefined>(undefined)

/** The option of a `<VariantPicker.Option>`, for the parts inside. */
export const OptionContext = createContext<OptionState | undefined>(undefined)

/** @throws {MissingProviderError} outside `<VariantPicker.Root>`. */
export const useVariantPickerContext = () =>
  useRequiredContext(VariantPickerContext, partErrorMessage, 'no-root', 'VariantPicker.Root')

/** @throws {MissingProviderError} outside `<VariantPicker.Option>`. */
export const useOptionContext = () =>
  useRequiredContext(OptionContext, partErrorMessage, 'no-root', 'VariantPicker.Option')

'use client'
import { createContext, useContext, type Context } from 'react'

import { explain } from '../core/errors/explain.js'
import { MissingProviderError } from '../core/errors/missing-provider-error.js'
import type { OptionState } from '../core/variants/variant-types.js'
import type { UseVariantPickerResult } from './use-variant-picker.js'
import type { VariantPickerLabels } from './labels.js'

/** What the parts of one picker share. */
export interface VariantPickerContextValue {
  readonly picker: UseVariantPickerResult
  readonly labels: VariantPickerLabels
  /** Begins the names of this picker's radios. */
  readonly id: string
  readonly required: boolean | undefined
  readonly disabled: boolean | undefined
}

export const VariantPickerContext = createContext<VariantPickerContextValue | undefined>(undefined)

/** The option that a `.Label` or `.OptionValue` stands in. */
export const OptionContext = createContext<OptionState | undefined>(undefined)

export const useVariantPickerContext = () => useRequiredContext(VariantPickerContext, 'Root')

export const useOption = () => useRequiredContext(OptionContext, 'Option')

function useRequiredContext<T>(context: Context<T | undefined>, part: string): T {
  const value = useContext(context)
  // A part in the wrong place fails at the first look at the page: production needs no words for it.
  if (process.env.NODE_ENV !== 'production' && !value)
    throw new MissingProviderError(explain('no-root', `VariantPicker.${part}`))
  return value as T
}

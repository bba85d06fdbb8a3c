'use client'
import { useEffect, useState, type ReactElement, type Ref } from 'react'

import { usePart } from '../parts/use-part.js'
import { useVariantPickerContext } from './variant-picker-context.js'

export interface VariantInputProps {
  readonly inputRef: Ref<HTMLInputElement> | undefined
  readonly name: string | undefined
  readonly form: string | undefined
}

/** The one form control of a picker: it holds the variant's id, is required for it, and hears of a reset. */
export function VariantInput({ inputRef, name, form }: VariantInputProps): ReactElement {
  const { picker, id, required, disabled } = useVariantPickerContext()
  const [input, setInput] = useState<HTMLInputElement | null>(null)

  useEffect(() => {
    const owner = input?.form
    owner?.addEventListener('reset', picker.reset)
    return () => owner?.removeEventListener('reset', picker.reset)
  })

  return usePart(
    'input',
    {},
    [setInput, inputRef ?? null],
    {},
    {
      type: required ? 'text' : 'hidden',
      name,
      form,
      value: picker.variant?.id ?? '',
      required,
      // Without a variant there is nothing to submit; but what is disabled cannot be required.
      disabled: disabled || !(picker.variant ?? required),
      tabIndex: -1,
      'aria-hidden': true,
      style: { position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' },
      onChange: () => {},
      onFocus: () => {
        // A browser brings the shopper here when a required choice is missing: show them where it is.
        const index = picker.options.findIndex(({ name }) => name === picker.missingOptions[0])
        const radio = document.querySelector<HTMLInputElement>(`[name="${id}${Math.max(index, 0)}"]:enabled`)
        radio?.focus()
        radio?.reportValidity()
      },
    },
  )
}

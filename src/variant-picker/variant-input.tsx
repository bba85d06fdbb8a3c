'use client'
import { useEffect, useState, type CSSProperties, type ReactElement, type Ref } from 'react'

import { listen } from '../dom/listen.js'
import { usePart } from '../parts/use-part.js'
import { useInlineStyle } from '../parts/use-inline-style.js'
import { useVariantPickerContext } from './variant-picker-context.js'

const INVISIBLE: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  opacity: 0,
  pointerEvents: 'none',
}

export interface VariantInputProps {
  readonly inputRef: Ref<HTMLInputElement> | undefined
  readonly name: string | undefined
  readonly form: string | undefined
}

/** Submits the variant's id, validates `required`, and resets the picker with the form. */
export function VariantInput({ inputRef, name, form }: VariantInputProps): ReactElement {
  const { picker, radioNames, isIdSubmitted, required, disabled } = useVariantPickerContext()
  const [input, setInput] = useState<HTMLInputElement | null>(null)

  useEffect(() => (input?.form ? listen([input.form], ['reset'], picker.reset) : undefined))

  return usePart({
    tag: 'input',
    props: {},
    ref: [setInput, inputRef ?? null],
    ownProps: {
      type: required ? 'text' : 'hidden',
      name,
      form,
      value: picker.variant?.id ?? '',
      required,
      // Without a variant, disable the input so that no empty id is submitted. `required` needs an enabled input.
      disabled: disabled || !isIdSubmitted || !(picker.variant ?? required),
      tabIndex: -1,
      'aria-hidden': true,
      'data-visually-hidden': '',
      style: useInlineStyle(INVISIBLE),
      onChange: () => {},
      onFocus: () => {
        // The browser focuses an invalid input on submit. This input is invisible, so focus the missing option.
        const index = picker.options.findIndex(({ name }) => name === picker.missingOptions[0])
        const name = radioNames[Math.max(index, 0)]
        // In a shadow root, the document does not have the radios.
        const root = input?.getRootNode() as ParentNode | undefined
        const radios = root?.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled') ?? []
        const radio = [...radios].find((each) => each.name === name)
        radio?.focus()
        radio?.reportValidity()
      },
    },
  })
}

'use client'
import { VariantPicker, type UseVariantPickerResult } from 'storefront-react'
import type { OptionState, Product } from 'storefront-react/core'

import { field, selectBox } from '../shop-ui/class-names'

export interface OptionSelectProps {
  readonly picker: UseVariantPickerResult<Product>
  readonly option: OptionState
}

export function OptionSelect({ picker, option: { name, values } }: OptionSelectProps) {
  return (
    <VariantPicker.Option
      name={name}
      render={(_, { value: selected = '' }) => (
        <label className="grid gap-2 text-sm font-medium">
          {name}
          {/* The name is that of the picker's radios, which a form without scripts submits. */}
          <span className={`${selectBox} font-normal`}>
            <select
              required
              name={`variantId[${name}]`}
              className={field}
              value={selected}
              onChange={(event) => picker.selectOption(name, event.target.value)}
            >
              <option value="" disabled>
                Choose
              </option>
              {values.map(({ value, available, targetVariant }) => (
                <option key={value} value={value} disabled={!targetVariant}>
                  {available ? value : `${value}, not available`}
                </option>
              ))}
            </select>
          </span>
        </label>
      )}
    />
  )
}

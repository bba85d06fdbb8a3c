'use client'
import { VariantPicker, type OptionState, type Product, type UseVariantPickerResult } from 'storefront-react'

import { field, selectBox } from '../shop-ui/class-names'
import { useShopTexts } from '../shop-ui/shop-texts'

export interface OptionSelectProps {
  readonly picker: UseVariantPickerResult<Product>
  readonly option: OptionState
}

export function OptionSelect({ picker, option: { name, values } }: OptionSelectProps) {
  const texts = useShopTexts()
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
                {texts.choose}
              </option>
              {values.map(({ value, available, targetVariant }) => (
                <option key={value} value={value} disabled={!targetVariant}>
                  {available ? value : texts.notAvailable(value)}
                </option>
              ))}
            </select>
          </span>
        </label>
      )}
    />
  )
}

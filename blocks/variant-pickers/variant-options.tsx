'use client'
import { VariantPicker, type OptionState, type Product, type UseVariantPickerResult } from 'storefront-react'

import { OptionPills } from './option-pills'
import { OptionSelect } from './option-select'
import { OptionSwatches } from './option-swatches'
import { swatches } from './swatches'

const MAX_PILLS = 12

export interface VariantOptionsProps {
  readonly picker: UseVariantPickerResult<Product>
}

/** All options of a product, each with the control that fits its values. Belongs in a form. */
export function VariantOptions({ picker }: VariantOptionsProps) {
  return (
    <VariantPicker.Root picker={picker} name="variantId" required className="grid gap-5">
      {picker.options.map((option) => {
        if (isColor(option)) return <OptionSwatches key={option.name} option={option} />
        if (option.values.length <= MAX_PILLS) return <OptionPills key={option.name} option={option} />
        return <OptionSelect key={option.name} picker={picker} option={option} />
      })}
      <VariantPicker.Status className="sr-only" />
    </VariantPicker.Root>
  )
}

const isColor = ({ values }: OptionState) =>
  values.every(({ value, swatch }) => swatch ?? Object.hasOwn(swatches, value.toLowerCase()))

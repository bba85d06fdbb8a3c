'use client'
import { VariantPicker, type OptionState } from 'storefront-react'

export interface OptionPillsProps {
  readonly option: OptionState
}

/** A dashed pill has no variant that can be bought with the other choices. */
export function OptionPills({ option: { name, values } }: OptionPillsProps) {
  return (
    <VariantPicker.Option name={name}>
      <VariantPicker.Label className="mb-2 text-sm font-medium" />
      <div className="flex flex-wrap gap-2">
        {values.map(({ value }) => (
          <label key={value} className={pill}>
            <VariantPicker.OptionValue
              value={value}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {value}
          </label>
        ))}
      </div>
    </VariantPicker.Option>
  )
}

const pill =
  'relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-md border border-input ' +
  'bg-background px-4 text-sm outline-ring hover:border-foreground ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-checked:border-primary has-checked:bg-primary has-checked:text-primary-foreground ' +
  'forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] ' +
  'forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:outline-[CanvasText] ' +
  'has-[input:not([data-available])]:border-dashed has-[input:not([data-available])]:line-through'

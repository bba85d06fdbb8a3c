'use client'
import { VariantPicker, type OptionState } from 'storefront-react'

import { swatches } from './swatches'

export interface OptionSwatchesProps {
  readonly option: OptionState
}

/** A crossed swatch has no variant that can be bought with the other choices. */
export function OptionSwatches({ option: { name, values } }: OptionSwatchesProps) {
  const selected = values.find((item) => item.selected)?.value
  return (
    <VariantPicker.Option name={name}>
      <VariantPicker.Label className="mb-2 text-sm font-medium">
        {name} {/* The radios announce the value. */}
        <span aria-hidden className="font-normal text-muted-foreground">
          {selected}
        </span>
      </VariantPicker.Label>
      <div className="flex flex-wrap gap-1">
        {values.map(({ value, swatch: color }) => (
          <label key={value} title={value} className={swatch}>
            <VariantPicker.OptionValue
              value={value}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              className="size-8 rounded-full border border-foreground/20 forced-color-adjust-none"
              style={{ backgroundColor: color ?? swatches[value.toLowerCase()] }}
            />
            <span className="sr-only">{value}</span>
          </label>
        ))}
      </div>
    </VariantPicker.Option>
  )
}

const swatch =
  'relative grid size-11 cursor-pointer place-items-center rounded-full border-2 border-transparent outline-ring ' +
  // Forced colours draw a transparent border, so there only the chosen one differs from the page.
  'forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight] ' +
  'forced-colors:has-[input:not([data-available])]:after:bg-[CanvasText] ' +
  'hover:border-input has-checked:border-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-[input:not([data-available])]:after:absolute has-[input:not([data-available])]:after:h-0.5 ' +
  'has-[input:not([data-available])]:after:w-9 has-[input:not([data-available])]:after:-rotate-45 ' +
  'has-[input:not([data-available])]:after:rounded-full has-[input:not([data-available])]:after:bg-foreground ' +
  'has-[input:not([data-available])]:after:ring-2 has-[input:not([data-available])]:after:ring-background'

import type { OptionState, Product } from '../../../src/core/index.js'
import { useVariantStock, VariantPicker, type UseVariantPickerResult } from '../../../src/index.js'
import { useWords } from '../words/use-words.js'
import { swatchStyle } from './swatches.js'

interface VariantOptionsProps {
  readonly picker: UseVariantPickerResult<Product>
}

/** Swatches for colours, pills for everything else, and the stock of the chosen variant. */
export function VariantOptions({ picker }: VariantOptionsProps) {
  const words = useWords()
  const stock = useVariantStock(picker.variant)
  return (
    <VariantPicker.Root picker={picker} name="variantId" required className="demo-stack">
      {picker.options.map((option) => (
        <VariantOption key={option.name} option={option} />
      ))}
      <div className="demo-row">
        <VariantPicker.Status className="demo-status" />
        {stock?.level === 'low' && <p className="demo-muted">{words.product.low(stock.quantity)}</p>}
      </div>
    </VariantPicker.Root>
  )
}

function VariantOption({ option: { name, values } }: { readonly option: OptionState }) {
  const words = useWords()
  const selected = values.find((each) => each.selected)?.value
  return (
    <VariantPicker.Option name={name}>
      <VariantPicker.Label>
        {words.label(name)} <span className="demo-muted">{selected}</span>
      </VariantPicker.Label>
      <div className="demo-chips">
        {values.map(({ value }) => {
          const style = swatchStyle(value)
          return (
            <label
              key={value}
              className="demo-value"
              data-swatch={style && ''}
              style={style}
              title={style && value}
            >
              <VariantPicker.OptionValue value={value} />
              {!style && <bdi>{value}</bdi>}
            </label>
          )
        })}
      </div>
    </VariantPicker.Option>
  )
}

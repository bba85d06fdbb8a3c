import { Price, useVariantPicker, VariantPicker } from 'storefront-react'
import { buildProduct } from 'storefront-mock'

const shirt = buildProduct({
  name: 'Shirt',
  options: { Colour: ['Blue', 'Green', 'Red'], Size: ['S', 'M', 'L'] },
  price: '29.90',
  missing: [
    { Colour: 'Green', Size: 'L' },
    { Colour: 'Red', Size: 'S' },
  ],
  soldOut: [{ Colour: 'Blue', Size: 'M' }],
})

export default function NoDeadEnds() {
  const picker = useVariantPicker(shirt, { defaultVariant: 'firstAvailable' })
  return (
    <VariantPicker.Root picker={picker}>
      {picker.options.map(({ name, values }) => (
        <VariantPicker.Option key={name} name={name}>
          <VariantPicker.Label>{name}</VariantPicker.Label>
          {values.map(({ value }) => (
            <label key={value}>
              <VariantPicker.OptionValue value={value} /> {value}
            </label>
          ))}
        </VariantPicker.Option>
      ))}
      <VariantPicker.Status />
      <Price.Root product={shirt} currency="EUR">
        <Price.Current />
      </Price.Root>
    </VariantPicker.Root>
  )
}

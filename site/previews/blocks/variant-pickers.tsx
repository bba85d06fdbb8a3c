import { buildProduct } from 'storefront-mock'

import { VariantOptions } from '../../../blocks/variant-pickers/variant-options.js'
import { useVariantPicker } from '../../../src/index.js'
import { PreviewPage } from '../preview-page.js'

/** One option for each kind of control: swatches, pills, and a select for more than twelve values. */
const shirt = buildProduct({
  name: 'Linen shirt',
  options: {
    Color: ['Black', 'Sage', 'Clay', 'Blue'],
    Fit: ['Slim', 'Regular', 'Wide'],
    Size: Array.from({ length: 14 }, (_, index) => String(36 + index)),
  },
  soldOut: [{ Color: 'Sage', Fit: 'Slim' }, { Color: 'Clay' }],
})

export default function VariantPickersPreview() {
  const picker = useVariantPicker(shirt, { defaultVariant: 'firstAvailable' })
  return (
    <PreviewPage>
      <form className="grid max-w-md gap-6">
        <h1 className="text-2xl font-semibold tracking-tight">{shirt.name}</h1>
        <VariantOptions picker={picker} />
      </form>
    </PreviewPage>
  )
}

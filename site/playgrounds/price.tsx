import { Price } from 'storefront-react'
import { buildProduct } from 'storefront-mock'

const small = buildProduct({ price: '19.90' })
const large = buildProduct({ price: '24.90' })

const prices = {
  'One price': buildProduct({ price: '29.90' }),
  'On sale': buildProduct({ price: '19.90', compareAtPrice: '29.90' }),
  'A range': { ...small, variants: [...small.variants, ...large.variants] },
}

export default function Prices() {
  return (
    <dl>
      {Object.entries(prices).map(([name, product]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Price.Root product={product} currency="EUR">
              <Price.Current /> <Price.Original /> <Price.Discount />
            </Price.Root>
          </dd>
        </div>
      ))}
    </dl>
  )
}

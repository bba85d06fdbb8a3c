'use client'
import { ProductImage, useMoney } from 'storefront-react'
import { Cart, type LiveCartLine } from 'storefront-react/cart'

export function CartLines() {
  return <Cart.Items className="cart-lines">{renderLine}</Cart.Items>
}

const renderLine = (line: LiveCartLine) => <CartRow line={line} />

function CartRow({ line }: { readonly line: LiveCartLine }) {
  const { seen, product, variant, total, issues } = line
  const { format } = useMoney()
  const canAccept = issues.some(({ type }) => type !== 'unknown')
  return (
    <Cart.Item className="cart-line">
      <ProductImage image={seen.image} variant={variant} product={product} alt="" width={72} height={72} />
      <div>
        <h2>{seen.name}</h2>
        <p>{Object.values(seen.attributes).join(', ')}</p>
      </div>
      <p className="price">{format(total)}</p>
      <div className="cart-actions">
        <Cart.Decrement />
        <Cart.Quantity />
        <Cart.Increment />
        <Cart.Remove>Remove</Cart.Remove>
      </div>
      {issues.length > 0 && (
        <div className="cart-issue">
          <Cart.Issue />
          {canAccept && (
            <button type="button" onClick={line.accept}>
              Accept
            </button>
          )}
        </div>
      )}
    </Cart.Item>
  )
}

import { useMoney, ProductImage } from '../../src/index.js'
import { Cart, type LiveCartLine } from '../../src/cart/index.js'
import './cart.css'

/** The lines of a cart, for the page and for the drawer. */
export function CartLines() {
  return <Cart.Items className="cart-lines">{renderLine}</Cart.Items>
}

const renderLine = (line: LiveCartLine) => <CartRow line={line} />

function CartRow({ line }: { readonly line: LiveCartLine }) {
  const { format } = useMoney()
  const { seen, product, variant, price, total, issues, quantity, properties } = line
  const texts = [...Object.entries(seen.attributes), ...Object.entries(properties ?? {})]
  const isLost = issues.some(({ type }) => type === 'soldOut' || type === 'gone')
  return (
    <Cart.Item className="cart-line">
      <ProductImage
        className="cart-line-image"
        image={seen.image}
        variant={variant}
        product={product}
        alt=""
        aspectRatio={1}
        width={96}
        height={96}
      />
      <div className="cart-line-text">
        <h3 className="product-name">{seen.name}</h3>
        {texts.map(([name, value]) => (
          <p key={name} className="cart-line-detail">
            {name}: {value}
          </p>
        ))}
        {quantity > 1 && <p className="cart-line-detail">{format(price)} each</p>}
      </div>
      <p className="cart-line-total">{isLost ? <s>{format(total)}</s> : format(total)}</p>
      <div className="cart-line-actions">
        {!isLost && (
          <div className="cart-stepper">
            <Cart.Decrement />
            <Cart.Quantity />
            <Cart.Increment />
          </div>
        )}
        <Cart.Remove className="cart-remove">Remove</Cart.Remove>
      </div>
      {issues.length > 0 && (
        <div className="cart-issue">
          <Cart.Issue />
          {!isLost && issues.every(({ type }) => type !== 'unknown') && (
            <button type="button" className="cart-accept" onClick={line.accept}>
              Accept
            </button>
          )}
        </div>
      )}
    </Cart.Item>
  )
}

export function CartTotals() {
  return (
    <dl className="cart-totals">
      <div className="cart-total">
        <dt>Subtotal</dt>
        <dd>
          <Cart.Subtotal />
        </dd>
      </div>
      <Cart.Savings
        render={({ children }) => (
          <div className="cart-total cart-saved">
            <dt>You save</dt>
            <dd>{children}</dd>
          </div>
        )}
      />
    </dl>
  )
}

import { Cart, type LiveCartLine } from '../../../src/cart/index.js'
import { ProductImage, useMoney } from '../../../src/index.js'
import { Link } from '../router/link.js'
import { useWords } from '../words/use-words.js'

/** The lines, and what happens to them: for the drawer and for the page. */
export function CartLines() {
  return (
    <>
      <Cart.Items className="demo-lines">{renderLine}</Cart.Items>
      <Cart.Undo className="demo-button" />
    </>
  )
}

const renderLine = (line: LiveCartLine) => <Line line={line} />

function Line({ line }: { readonly line: LiveCartLine }) {
  const words = useWords()
  const { format } = useMoney()
  const { seen, product, variant, variantId, quantity, price, total, issues } = line
  const isLost = issues.some(({ type }) => type === 'soldOut' || type === 'gone')
  return (
    <Cart.Item className="demo-line">
      <ProductImage image={seen.image} variant={variant} product={product} alt="" width={96} height={96} />
      <div>
        <h3>
          <Link to={`/products/${seen.slug}?variant=${variantId}`}>
            <bdi>{seen.name}</bdi>
          </Link>
        </h3>
        {Object.entries(seen.attributes).map(([name, value]) => (
          <p key={name} className="demo-small demo-muted">
            {words.label(name)}: <bdi>{value}</bdi>
          </p>
        ))}
        {quantity > 1 && <p className="demo-small demo-muted">{words.cart.each(format(price))}</p>}
      </div>
      <p className="demo-price">{isLost ? <s>{format(total)}</s> : format(total)}</p>
      <div className="demo-row demo-between">
        {!isLost && (
          <div className="demo-stepper">
            <Cart.Decrement />
            <Cart.Quantity />
            <Cart.Increment />
          </div>
        )}
        <Cart.Remove className="demo-text-link">{words.cart.remove}</Cart.Remove>
      </div>
      {issues.length > 0 && (
        <div className="demo-issue demo-row demo-between">
          <Cart.Issue />
          {!isLost && issues.every(({ type }) => type !== 'unknown') && (
            <button type="button" className="demo-text-link" onClick={line.accept}>
              {words.cart.accept}
            </button>
          )}
        </div>
      )}
    </Cart.Item>
  )
}

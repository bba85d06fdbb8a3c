import { Cart, useCart } from '../../../src/cart/index.js'
import { CartEmpty } from '../cart/cart-empty.js'
import { CartLines } from '../cart/cart-lines.js'
import { CartTotals } from '../cart/cart-totals.js'
import { PageTitle } from '../parts/page-title.js'
import { useRouter } from '../router/router.js'
import { useWords } from '../words/use-words.js'

/** Checks each line with the store again before the checkout. */
export function CartPage() {
  const words = useWords()
  const { navigate } = useRouter()
  const count = useCart(({ totalQuantity }) => totalQuantity)
  return (
    <>
      <header className="demo-header-text">
        <PageTitle>{words.cart.title(count)}</PageTitle>
      </header>
      <Cart.Root className="demo-columns" data-columns="end">
        <section aria-labelledby="demo-lines">
          <h2 id="demo-lines" className="demo-hidden">
            {words.list.products}
          </h2>
          <CartEmpty />
          <CartLines />
        </section>
        {count > 0 && (
          <Cart.Form
            className="demo-box demo-stack demo-sticky"
            aria-label={words.cart.order}
            onCheckout={() => navigate('/checkout')}
          >
            <CartTotals />
            <p className="demo-muted">{words.cart.note}</p>
            <button className="demo-button" data-primary="">
              {words.cart.checkout}
            </button>
          </Cart.Form>
        )}
      </Cart.Root>
      <Cart.Status className="demo-hidden" />
    </>
  )
}

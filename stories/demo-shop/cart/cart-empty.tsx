import { Cart } from '../../../src/cart/index.js'
import { Notice } from '../parts/notice.js'
import { Link } from '../router/link.js'
import { useWords } from '../words/use-words.js'

export function CartEmpty() {
  const words = useWords()
  return (
    <Cart.Empty>
      <Notice icon="bag" title={words.cart.empty}>
        <Link className="demo-button" to="/collections/new-in">
          {words.homePage.cta}
        </Link>
      </Notice>
    </Cart.Empty>
  )
}

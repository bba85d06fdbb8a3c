import { Link } from 'react-router'
import { useCart } from 'storefront-react/cart'

/** The badge renders again only when the number changes. */
export function CartLink() {
  const count = useCart((cart) => cart.totalQuantity)
  return (
    <Link className="cart-link" to="/cart">
      Bag ({count})
    </Link>
  )
}

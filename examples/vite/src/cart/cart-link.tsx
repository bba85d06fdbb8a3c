import { Link } from 'react-router'
import { useCart } from 'storefront-react/cart'

import { menuLink } from '../layout/shop-menu'

/** The badge renders again only when the number changes. */
export function CartLink() {
  const count = useCart((cart) => cart.totalQuantity)
  return (
    <Link className={menuLink} to="/cart">
      Cart ({count})
    </Link>
  )
}

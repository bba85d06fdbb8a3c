import { CartPage } from '../routes/cart-page'
import { sendOrder } from '../store'

export default function Cart() {
  return <CartPage sendOrder={sendOrder} />
}

import { OrderPage } from '../routes/order-page'
import { readOrder } from '../store'

export default function Order() {
  return <OrderPage readOrder={readOrder} />
}

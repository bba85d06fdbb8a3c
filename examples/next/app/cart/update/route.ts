import { createCartUpdateCookies } from 'storefront-react/server'

import { isOwnForm, refuseForm } from '../../../lib/is-own-form'
import { seeOther } from '../../../lib/see-other'
import { store } from '../../../lib/store'

/** Without scripts, the controls of the cart page post here: quantities, Increase, Decrease, Remove, Accept. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnForm(request)) return refuseForm()
  // A body that is not a form is read as an empty form.
  const formData = await request.formData().catch(() => new FormData())
  return seeOther('/cart', createCartUpdateCookies({ request, formData, storageScope: store.cartScope }))
}

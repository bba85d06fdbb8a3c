import { createCartAddCookie, readCartForm } from 'storefront-react/server'
import { NotFoundError, readVariantForm } from 'storefront-react/core'

import { isOwnForm, refuseForm } from '../../../lib/is-own-form'
import { seeOther } from '../../../lib/see-other'
import { uncachedClient } from '../../../lib/server-client'
import { store } from '../../../lib/store'

/**
 * `Cart.Add` posts here before hydration and without scripts: the form then holds the radios that the shopper sees
 * selected. `CartProvider` adds the line of the cookie. Answers with a redirect, so that a reload does not add twice.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnForm(request)) return refuseForm()
  // A body that is not a form is read as an empty form.
  const form = await request.formData().catch(() => new FormData())
  const slug = String(form.get('product'))
  try {
    const product = await uncachedClient.products.retrieve({ slug })
    const { selection, problem } = readVariantForm(form, product)
    if (problem) {
      const query = new URLSearchParams({ ...selection, problem })
      return seeOther(`/products/${encodeURIComponent(slug)}?${query}`)
    }
    const [line] = readCartForm(form, { product })
    if (!line) return seeOther('/cart')
    const { cookie, reason } = createCartAddCookie({ request, line, storageScope: store.cartScope })
    return reason ? seeOther(`/cart?problem=${reason}`) : seeOther('/cart', [cookie])
  } catch (error) {
    if (error instanceof NotFoundError) return seeOther('/products')
    throw error
  }
}

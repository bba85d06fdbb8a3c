import { cartAddCookie, readCartForm } from 'storefront-react/cart/server'
import { InvalidParamsError, NotFoundError } from 'storefront-react/core'

import { uncachedClient } from '../../../lib/server-client'

/** `Cart.Add` posts here before hydration and without scripts. `CartProvider` adds the line of the cookie. */
export async function POST(request: Request): Promise<Response> {
  const form = await request.formData()
  const slug = String(form.get('product'))
  try {
    const product = await uncachedClient.products.retrieve({ slug })
    const [line] = readCartForm(form, { product })
    const headers = new Headers({ location: '/cart' })
    if (line) headers.set('set-cookie', cartAddCookie(line))
    return new Response(null, { status: 303, headers })
  } catch (error) {
    if (!(error instanceof InvalidParamsError || error instanceof NotFoundError)) throw error
    return new Response(null, {
      status: 303,
      headers: { location: `/products/${encodeURIComponent(slug)}` },
    })
  }
}

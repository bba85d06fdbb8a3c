import { readVariantForm } from 'storefront-react/core'

import { getProduct } from '../../../../lib/request-cache'

interface OrderContext {
  readonly params: Promise<{ readonly slug: string }>
}

/**
 * Takes the form of a product page, also without scripts: then it holds the radios that the shopper sees selected.
 * Answers with a redirect, so that a reload does not order twice. (A server action with `useActionState` is no
 * replacement: with Cache Components, the answer to a page without scripts lacks the action's state.)
 */
export async function POST(request: Request, { params }: OrderContext): Promise<Response> {
  const { slug } = await params
  const product = await getProduct(slug)
  // A body that is not a form is read as an empty form.
  const form = await request.formData().catch(() => new FormData())
  const { selection, problem } = readVariantForm(form, product)
  // If there is no problem, put the variant into your shopper's bag here.
  const query = new URLSearchParams({ ...selection, order: problem ?? 'added' })
  return new Response(null, {
    status: 303,
    headers: { location: `/products/${encodeURIComponent(slug)}?${query}` },
  })
}

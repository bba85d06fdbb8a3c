import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import type { Product } from '../../core/schemas/product.js'
import { readVariantForm } from '../../core/variants/read-variant-form.js'
import { readQuantity as readTypedQuantity } from '../state/read-quantity.js'
import { CART_LINE_FIELD } from '../state/checkout-fields.js'
import { type CheckoutLine } from '../state/checkout-lines.js'
import { cartErrorMessage } from '../state/error-texts.js'
import { getQuantityField } from '../state/line-change.js'
import { getLineId } from '../state/line-id.js'
import { resolveLimits } from '../state/limits.js'
import { normalizeProperties } from '../state/properties.js'
import { readCheckoutLine } from '../check/read-checkout-line.js'
import { cutText } from '../state/seen.js'
import type { CartStore } from '../state/cart-types.js'

/** Options of `readCartForm`. */
export interface ReadCartFormOptions {
  /**
   * The product of a form with `Cart.Add`. What the shopper picked and the field `quantity` win over the button's value,
   * because before hydration and without scripts only the form knows them.
   */
  readonly product?: (Pick<Product, 'id' | 'options' | 'variants'> & { readonly name?: string }) | undefined
  /** The `name` of `<VariantPicker.Root>`. Default `'variantId'`. */
  readonly name?: string | undefined
  readonly limits?: Partial<CartStore['limits']> | undefined
}

/**
 * Reads the lines that `Cart.Form` or `Cart.Add` posted. Equal lines are merged. The quantity fields of a page without
 * scripts win over the values that the server rendered. With `product`, there is one line. A form
 * without lines is an empty list, which `checkCartLines` answers with `ok: false`.
 *
 * @throws {InvalidParamsError} for a field that is not a line, more units or lines than the limits allow, equal lines with
 * different prices, or a form without a variant of `product`
 * @see docs/checkout.md
 */
export function readCartForm(
  formData: FormData,
  { product, name = 'variantId', limits: givenLimits }: ReadCartFormOptions = {},
): readonly CheckoutLine[] {
  const limits = resolveLimits(givenLimits)
  const fields = formData.getAll(CART_LINE_FIELD)
  // Before they are parsed: a form can have millions of fields.
  if (fields.length > limits.lines) throw invalidForm()
  const lines = product ? [readProductLine(formData, product, name, fields)] : fields.map(readField)
  const merged = new Map<string, CheckoutLine>()
  for (const line of lines) {
    const id = getLineId(line)
    const other = merged.get(id)
    const quantity = line.quantity + (other?.quantity ?? 0)
    if (quantity > limits.quantity || (other && !hasSameExpectation(line, other))) throw invalidForm()
    merged.set(id, { ...line, quantity })
  }
  // Read once: `formData.get` looks through all fields. The first field of a name counts, as there.
  const typed = new Map([...formData].reverse())
  return [...merged].flatMap(([id, line]) => {
    // Without scripts, the shopper typed into a field that `cart-line` does not know of.
    const field = typed.get(getQuantityField(id))
    if (field === undefined) return line
    const quantity = typeof field === 'string' ? readTypedQuantity(field) : undefined
    if (quantity === undefined || quantity > limits.quantity) throw invalidForm(getQuantityField(id))
    return quantity > 0 ? { ...line, quantity } : []
  })
}

type FormProduct = NonNullable<ReadCartFormOptions['product']>

const hasSameExpectation = (a: CheckoutLine, b: CheckoutLine) =>
  a.seenPrice === b.seenPrice && a.seenCurrency === b.seenCurrency

function readProductLine(
  formData: FormData,
  product: FormProduct,
  name: string,
  fields: readonly FormDataEntryValue[],
): CheckoutLine {
  const posted = fields.map(readField)
  const variantIds = new Set(product.variants.map(({ id }) => id))
  if (!posted.every((line) => line.productId === product.id && variantIds.has(line.variantId)))
    throw invalidForm()
  const [button] = posted
  const variantId = readVariantId(formData, product, name) ?? button?.variantId
  if (variantId === undefined) throw invalidForm()
  const quantity = readQuantity(formData.get('quantity')) ?? button?.quantity ?? 1
  const price = product.variants.find(({ id }) => id === variantId)?.price
  const fallback = product.name !== undefined &&
    price !== undefined && { name: cutText(product.name, 100), price }
  // The price on the button is that of the variant which the server rendered as selected.
  if (button?.variantId === variantId) return { ...button, quantity, ...(fallback && { fallback }) }
  const properties = button?.properties
  const line = { productId: product.id, variantId, quantity, ...(properties && { properties }) }
  return { ...line, ...(fallback && { fallback }) }
}

/** `undefined` if the form has no picker. */
function readVariantId(
  formData: FormData,
  product: Pick<Product, 'id' | 'options' | 'variants'>,
  name: string,
): string | undefined {
  const hasPicker = [...formData.keys()].some((key) => key === name || key.startsWith(`${name}[`))
  if (!hasPicker) return
  const { variant } = readVariantForm(formData, product, { name })
  if (!variant) throw invalidForm(name)
  return variant.id
}

function readQuantity(field: FormDataEntryValue | null): number | undefined {
  if (field === null) return
  // `Number` alone reads "1e2", "0x10" and "".
  const quantity = typeof field === 'string' && /^ *\d{1,16} *$/.test(field) ? Number(field) : 0
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw invalidForm('quantity')
  return quantity
}

function readField(field: FormDataEntryValue): CheckoutLine {
  const line = typeof field === 'string' ? readCheckoutLine(field) : undefined
  if (!line) throw invalidForm()
  const properties = normalizeProperties(line.properties)
  const { properties: _, ...others } = line
  return { ...others, ...(properties && { properties }) }
}

const invalidForm = (name = CART_LINE_FIELD) => new InvalidParamsError(cartErrorMessage('cart-form', name))

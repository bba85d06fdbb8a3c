import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import type { Product } from '../../core/schemas/product.js'
import { readVariantForm } from '../../core/variants/read-variant-form.js'
import type { CartLimits } from '../state/cart-types.js'
import { CART_LINE_FIELD, type CheckoutLine } from '../state/checkout-lines.js'
import { defaultCartLimits } from '../state/limit-quantity.js'
import { cartErrorMessage } from '../state/error-texts.js'
import { getLineId, normalizeProperties } from '../state/properties.js'
import { readCheckoutLine } from '../state/read-cart-line.js'

/** Options of `readCartForm`. */
export interface ReadCartFormOptions {
  /**
   * The product of a form with `Cart.Add`. What the shopper picked wins over the button's value, because before hydration
   * and without scripts only the radios know the selection.
   */
  readonly product?: Pick<Product, 'id' | 'options' | 'variants'> | undefined
  /** The `name` of `<VariantPicker.Root>`. Default `'variantId'`. */
  readonly name?: string | undefined
  readonly limits?: Partial<CartLimits> | undefined
}

/**
 * Reads the lines that `Cart.Form` or `Cart.Add` posted. Lines of one variant with the same properties are merged.
 *
 * With `product`, there is one line.
 *
 * @throws {InvalidParamsError} for a field that is not a line, more units or lines than the limits allow, or a form without
 * a variant of `product`
 * @see docs/cart.md, "Checkout"
 */
export function readCartForm(
  formData: FormData,
  { product, name = 'variantId', limits: givenLimits }: ReadCartFormOptions = {},
): readonly CheckoutLine[] {
  const limits = { ...defaultCartLimits, ...givenLimits }
  const fields = formData.getAll(CART_LINE_FIELD)
  const selected = product && readSelectedLine(formData, product, name, fields[0])
  const lines = selected ? [selected] : fields.map(readField)
  if (product && !(lines.length > 0 && lines.every((line) => isOf(product, line)))) throw invalidForm()

  const merged = new Map<string, CheckoutLine>()
  for (const line of lines) {
    const properties = normalizeProperties(line.properties)
    const id = getLineId(line.variantId, properties)
    const quantity = line.quantity + (merged.get(id)?.quantity ?? 0)
    merged.set(id, { ...line, quantity, ...(properties && { properties }) })
  }
  const isTooMuch = [...merged.values()].some(({ quantity }) => quantity > limits.quantity)
  if (isTooMuch || merged.size > limits.lines) throw invalidForm()
  return [...merged.values()]
}

/**
 * The form may be posted before hydration, so the fields of the picker win over the button's value. `undefined` if the
 * form has no picker.
 */
function readSelectedLine(
  formData: FormData,
  product: Pick<Product, 'id' | 'options' | 'variants'>,
  name: string,
  field: FormDataEntryValue | undefined,
): CheckoutLine | undefined {
  const hasPicker = [...formData.keys()].some((key) => key === name || key.startsWith(`${name}[`))
  if (!hasPicker) return
  const { variant } = readVariantForm(formData, product, { name })
  if (!variant) throw invalidForm(name)
  const posted = typeof field === 'string' ? readCheckoutLine(field) : undefined
  const text = formData.get('quantity')
  const quantity = text === null ? (posted?.quantity ?? 1) : Number(text)
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw invalidForm('quantity')
  return {
    productId: product.id,
    variantId: variant.id,
    quantity,
    ...(posted?.properties && { properties: posted.properties }),
  }
}

function readField(field: FormDataEntryValue): CheckoutLine {
  const line = typeof field === 'string' ? readCheckoutLine(field) : undefined
  if (!line) throw invalidForm()
  return line
}

const isOf = (product: Pick<Product, 'id' | 'variants'>, line: CheckoutLine) =>
  line.productId === product.id && product.variants.some(({ id }) => id === line.variantId)

const invalidForm = (name = CART_LINE_FIELD) => new InvalidParamsError(cartErrorMessage('cart-form', name))

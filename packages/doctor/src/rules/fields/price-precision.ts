import { isAmount } from 'storefront-react/internal'

import { sections } from '../rule.js'
import { fieldRule, findVariantField } from './field-rule.js'

/** No currency has more than four decimals. */
const MAX_DECIMALS = 6

const isClean = (value: unknown) => !isAmount(value) || (value.split('.')[1] ?? '').length <= MAX_DECIMALS

export const pricePrecision = fieldRule({
  id: 'price-precision',
  title: 'price has no rounding noise such as 19.989999999999998',
  section: sections.variant,
  why: 'The server calculates with floats, so totals differ from the sum of the lines.',
  handling: 'Rounds when it formats, but totals of a cart keep the noise.',
  find: (product) =>
    findVariantField(product, 'price', `an amount with at most ${MAX_DECIMALS} decimals`, isClean) ??
    findVariantField(product, 'compareAtPrice', `an amount with at most ${MAX_DECIMALS} decimals`, isClean),
})

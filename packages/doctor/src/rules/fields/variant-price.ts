import { isAmount } from 'storefront-react/internal'

import { sections } from '../rule.js'
import { fieldRule, findVariantField } from './field-rule.js'

export const variantPrice = fieldRule({
  id: 'variant-price',
  title: 'price is a decimal amount in a string',
  section: sections.variant,
  why: 'A number loses cents, and "1.299,00 €" is another amount in another country.',
  handling: 'Leaves out products with other prices, because a wrong price is worse than none.',
  find: (product) => findVariantField(product, 'price', 'a decimal string such as "12.50"', isAmount),
})

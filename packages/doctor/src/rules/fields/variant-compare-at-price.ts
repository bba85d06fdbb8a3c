import { isAmount } from 'storefront-react/internal'

import { sections } from '../rule.js'
import { fieldRule, findVariantField } from './field-rule.js'

export const variantCompareAtPrice = fieldRule({
  id: 'variant-compare-at-price',
  title: 'compareAtPrice is a decimal amount in a string, or null',
  section: sections.variant,
  why: 'The struck-through price is calculated from it.',
  handling: 'Leaves out products that do not match and reports them to onInvalidItem.',
  find: (product) =>
    findVariantField(
      product,
      'compareAtPrice',
      'a decimal string or null',
      (value) => value === null || isAmount(value),
    ),
})

import { sections } from '../rule.js'
import { fieldRule, findField, isText } from './field-rule.js'

export const productId = fieldRule({
  id: 'product-id',
  title: 'The id of a product is a non-empty string',
  section: sections.ids,
  why: 'The id is the cursor of the next page. Without it, the list ends there.',
  handling: 'Leaves out products without a valid id and reports them to onInvalidItem.',
  find: (product) => findField(product, ['id'], 'a non-empty string', (id) => isText(id) && id !== ''),
})

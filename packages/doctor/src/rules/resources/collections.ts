import { resourceRule } from './resource-rule.js'

export const collections = resourceRule('collections', 'Shoppers browse by collection.')

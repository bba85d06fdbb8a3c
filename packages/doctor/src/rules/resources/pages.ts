import { resourceRule } from './resource-rule.js'

export const pages = resourceRule('pages', 'Shipping, returns and the imprint are content pages.')

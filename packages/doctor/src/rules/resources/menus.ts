import { resourceRule } from './resource-rule.js'

export const menus = resourceRule('menus', 'The navigation of the shop is a menu.')

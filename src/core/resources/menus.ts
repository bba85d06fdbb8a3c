import { menuSchema, type Menu } from '../schemas/menu.js'
import type { ResourceDefinition } from './define-resource.js'

/**
 * Navigation menus. Path and fields are assumptions.
 *
 * @see The API reference, "Other endpoints".
 */
export const menus: ResourceDefinition<Menu> = { name: 'menus', path: '/menus', schema: menuSchema }

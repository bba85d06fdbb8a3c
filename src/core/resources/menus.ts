import type { Menu } from '../schemas/menu.js'
import { menuSchema } from '../schemas/schemas.gen.js'
import type { ResourceDefinition } from './define-resource.js'

/** Path and fields are assumptions. See the API reference, "Other endpoints". */
export const menus: ResourceDefinition<Menu> = { name: 'menus', path: '/menus', schema: menuSchema }

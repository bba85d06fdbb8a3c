import { menuSchema } from '../schemas/menu.js'
import { defineResource } from './define-resource.js'

/**
 * Navigation menus. Path and fields are assumptions.
 *
 * @see The API's document, "Other endpoints".
 */
export const menus = /* @__PURE__ */ defineResource({ name: 'menus', path: '/menus', schema: menuSchema })

import { removeUnsafeUrls } from '../menus/remove-unsafe-urls.js'
import type { Menu } from '../schemas/menu.js'
import { menuSchema } from '../schemas/schemas.gen.js'
import type { StandardSchema } from '../schemas/standard-schema.js'
import type { ResourceDefinition } from './define-resource.js'

const safeMenuSchema: StandardSchema<Menu> = {
  '~standard': {
    ...menuSchema['~standard'],
    validate(value) {
      const result = menuSchema['~standard'].validate(value)
      return 'value' in result ? { value: removeUnsafeUrls(result.value) } : result
    },
  },
}

/** Path and fields are assumptions. See the API reference, "Other endpoints". */
export const menus: ResourceDefinition<Menu> = { name: 'menus', path: '/menus', schema: safeMenuSchema }

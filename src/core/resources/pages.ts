import type { Page } from '../schemas/page.js'
import { pageSchema } from '../schemas/schemas.gen.js'
import type { ResourceDefinition } from './define-resource.js'

/** Path and fields are assumptions. See the API reference, "Other endpoints". */
export const pages: ResourceDefinition<Page> = { name: 'pages', path: '/pages', schema: pageSchema }

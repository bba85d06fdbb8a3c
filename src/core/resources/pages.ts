import { pageSchema } from '../schemas/page.js'
import { defineResource } from './define-resource.js'

/**
 * Content pages. Path and fields are assumptions.
 *
 * @see The API's document, "Other endpoints".
 */
export const pages = /* @__PURE__ */ defineResource({ name: 'pages', path: '/pages', schema: pageSchema })

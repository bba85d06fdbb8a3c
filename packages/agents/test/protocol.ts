import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = process.env.STOREFRONT_PROTOCOLS ?? join(import.meta.dirname, '../../../../shared/protocols')

/** `ucp` has the current version; an older one is in a folder of its own. */
const folderOf = (version?: string) => join(root, version === undefined ? 'ucp' : `ucp-${version}`)

/** The reason to skip the tests; `undefined` if the schemas of the Universal Commerce Protocol exist. */
export const whyAbsent = (version?: string): string | undefined =>
  existsSync(folderOf(version))
    ? undefined
    : `no schemas in ${folderOf(version)}; set STOREFRONT_PROTOCOLS to the folder that has them`

export const protocolAbsent = whyAbsent()

type Operation = 'search' | 'lookup' | 'get_product'
type Schemas = Record<Operation | 'error' | 'profile', ValidateFunction>

/** The official schemas of responses. */
export function loadSchemas(version?: string): Schemas {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats(ajv)
  const schemas = join(folderOf(version), 'source/schemas')
  for (const file of readdirSync(schemas, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.json')) ajv.addSchema(JSON.parse(readFileSync(join(schemas, file), 'utf8')) as object)
  }
  const compile = (path: string) => ajv.compile({ $ref: `https://ucp.dev/schemas/${path}` })
  const types = version === undefined ? 'common/types' : 'shopping/types'
  return {
    search: compile('shopping/catalog_search.json#/$defs/search_response'),
    lookup: compile('shopping/catalog_lookup.json#/$defs/lookup_response'),
    get_product: compile('shopping/catalog_lookup.json#/$defs/get_product_response'),
    error: compile(`${types}/error_response.json`),
    // Before 2026-08-25, only the content of a profile has a schema.
    profile:
      version === undefined
        ? compile('profile.json#/$defs/business_schema')
        : ajv.compile({
            required: ['ucp'],
            properties: { ucp: { $ref: 'https://ucp.dev/schemas/ucp.json#/$defs/business_schema' } },
          }),
  }
}

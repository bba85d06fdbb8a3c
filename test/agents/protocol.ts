import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(
  process.env.STOREFRONT_PROTOCOLS ?? join(import.meta.dirname, '../../../shared/protocols'),
  'ucp',
)

/** The reason to skip the tests; `undefined` if the schemas of the Universal Commerce Protocol exist. */
export const protocolAbsent = existsSync(folder)
  ? undefined
  : `no schemas in ${folder}; set STOREFRONT_PROTOCOLS to the folder that has them`

type Operation = 'search' | 'lookup' | 'get_product'
type Schemas = Record<Operation | 'error' | 'profile', ValidateFunction>

/** The official schemas of responses. */
export function loadSchemas(): Schemas {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats(ajv)
  const schemas = join(folder, 'source/schemas')
  for (const file of readdirSync(schemas, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.json')) ajv.addSchema(JSON.parse(readFileSync(join(schemas, file), 'utf8')) as object)
  }
  const compile = (path: string) => ajv.compile({ $ref: `https://ucp.dev/schemas/${path}` })
  return {
    search: compile('shopping/catalog_search.json#/$defs/search_response'),
    lookup: compile('shopping/catalog_lookup.json#/$defs/lookup_response'),
    get_product: compile('shopping/catalog_lookup.json#/$defs/get_product_response'),
    error: compile('common/types/error_response.json'),
    profile: compile('profile.json#/$defs/business_schema'),
  }
}

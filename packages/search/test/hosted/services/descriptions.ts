import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const folder =
  process.env.STOREFRONT_PROTOCOLS ?? join(import.meta.dirname, '../../../../../../shared/protocols')

const files = {
  algolia: 'algolia/search.yml',
  typesense: 'typesense/openapi.yml',
  meilisearch: 'meilisearch/open-api.json',
}
export type Service = keyof typeof files

/** The reason to skip the checks; `undefined` if the vendors' descriptions exist. */
export const descriptionsAbsent = Object.values(files).every((file) => existsSync(join(folder, file)))
  ? undefined
  : `no descriptions in ${folder}; set STOREFRONT_PROTOCOLS to the folder that has them`

interface Schema {
  $ref?: string
  required?: string[]
  properties?: Record<string, Schema>
  allOf?: Schema[]
  oneOf?: Schema[] | undefined
  anyOf?: Schema[]
  additionalProperties?: unknown
  unevaluatedProperties?: boolean
}
interface Description {
  readonly components: { readonly schemas: Record<string, Schema> }
}

/**
 * Every part of an `allOf` forbids the properties of the other parts, so that no message would fit. The whole forbids
 * what none of its parts has.
 */
function joinParts({ components: { schemas } }: Description): void {
  const open = (schema: Schema): void => {
    if (schema.$ref) return open(schemas[schema.$ref.split('/').at(-1)!]!)
    if (schema.additionalProperties === false) delete schema.additionalProperties
    // Without their additional properties, the string form of parameters fits every object form too.
    if (schema.oneOf) {
      schema.anyOf = schema.oneOf
      delete schema.oneOf
    }
    for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? [])]) open(part)
  }
  for (const name of ['SearchForHits', 'SearchForFacets']) {
    open(schemas[name]!)
    schemas[name]!.unevaluatedProperties = false
  }
  open(schemas['searchResponse']!)
}

/** Checks messages against the vendor's published description, and collects what does not fit. */
export function createChecker(service: Service) {
  const problems: string[] = []
  let checked = 0
  if (descriptionsAbsent) return { problems, check: () => {}, count: () => checked }
  const text = readFileSync(join(folder, files[service]), 'utf8')
  const description = parse(text) as Description
  if (service === 'meilisearch') {
    // The description lists parameters with defaults as required, and Meilisearch's own client leaves them out.
    description.components.schemas['SearchQueryWithIndex']!.required = ['indexUid']
  }
  if (service === 'typesense') {
    // "Can be any key-value pair", says the description, and its schema allows objects only.
    const { document } = description.components.schemas['SearchResultHit']!.properties!
    delete document!.additionalProperties
  }
  if (service === 'algolia') joinParts(description)
  // The formats are names of number types.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema(description, service)
  const validators = new Map<string, ValidateFunction>()
  return {
    problems,
    count: () => checked,
    /** @param path of a schema in the description, such as `components/schemas/SearchResult` */
    check: (path: string, message: unknown): void => {
      const validate = validators.get(path) ?? ajv.compile({ $ref: `${service}#/${path}` })
      validators.set(path, validate)
      checked++
      if (validate(message)) return
      const reasons = ajv.errorsText(validate.errors, { separator: '\n  ' })
      problems.push(`${path}\n  ${reasons}\n  ${JSON.stringify(message).slice(0, 300)}`)
    },
  }
}

export type Checker = ReturnType<typeof createChecker>

// Writes the check functions of src/core/schemas/schemas.gen.ts from the zod schemas of src/zod: `npm run schemas`.
// An app then ships no schema library. Fails for a zod construct that it does not know.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod/mini'

import { isAmount } from '../src/core/money/amount.js'
import { areMenuItems, isJsonObject, isTimestamp } from '../src/core/schemas/checks.js'
import * as schemas from '../src/zod/index.js'
import { formatText } from './format-text.js'

export const schemasPath = join(import.meta.dirname, '../src/core/schemas/schemas.gen.ts')

type Schema = z.core.$ZodType
/** Schemas with a check function, and their names, such as `product`. */
type Names = ReadonlyMap<Schema, string>

/** Custom checks by their function, with the code that calls each. */
const customChecks = new Map<unknown, string>([
  [Array.isArray, 'Array.isArray'],
  [Number.isSafeInteger, 'Number.isSafeInteger'],
  [areMenuItems, 'areMenuItems'],
  [isAmount, 'isAmount'],
  [isJsonObject, 'isJsonObject'],
  [isTimestamp, 'isTimestamp'],
])

/** Code of a condition that is true for an invalid value, and a description of the valid ones. */
interface Condition {
  readonly isInvalid: string
  readonly valid: string
}

/** `undefined` if every value is valid. */
type MaybeCondition = Condition | undefined

class UnknownConstruct extends Error {
  constructor(where: string, what: string) {
    super(`${where}: the generator does not know ${what}. Extend scripts/generate-schemas.ts.`)
  }
}

/** A definition may only have these keys, so that no option of zod is ignored. */
function assertKeys(where: string, { _zod: { def } }: Schema, allowed: readonly string[]): void {
  const unknown = Object.entries(def).filter(
    ([key, value]) => !['type', ...allowed].includes(key) && value !== undefined,
  )
  if (unknown.length > 0) throw new UnknownConstruct(where, `${def.type} with ${unknown[0]?.[0] ?? ''}`)
}

function toCondition(where: string, schema: Schema, value: string): MaybeCondition {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      assertKeys(where, schema, [])
      return { isInvalid: `typeof ${value} !== 'string'`, valid: 'a string' }
    case 'custom': {
      assertKeys(where, schema, ['check', 'fn', 'error', 'abort'])
      const code = customChecks.get(def.fn)
      if (code === undefined) throw new UnknownConstruct(where, `the custom check ${def.fn.name}`)
      const message = def.error?.({ code: 'custom', input: undefined, path: [] })
      const text = typeof message === 'string' ? message : message?.message
      const valid = /^expected (.+)$/.exec(text ?? '')?.[1]
      if (valid === undefined) throw new UnknownConstruct(where, 'a message without "expected …"')
      return { isInvalid: `!${code}(${value})`, valid }
    }
    case 'nullable': {
      assertKeys(where, schema, ['innerType'])
      const inner = toCondition(where, def.innerType, value)
      return (
        inner && { isInvalid: `${value} !== null && ${inner.isInvalid}`, valid: `${inner.valid} or null` }
      )
    }
    case 'default':
    case 'optional': {
      assertKeys(where, schema, ['innerType', ...(def.type === 'default' ? ['defaultValue'] : [])])
      const inner = toCondition(where, def.innerType, value)
      if (!inner) return undefined
      const isInvalid = `${value} !== undefined && ${inner.isInvalid}`
      return {
        ...inner,
        isInvalid: isInvalid.replace(`${value} !== undefined && ${value} !== null`, `${value} != null`),
      }
    }
    case 'unknown':
      assertKeys(where, schema, [])
      return undefined
    default:
      throw new UnknownConstruct(where, `the type ${def.type}`)
  }
}

function fieldCode(where: string, key: string, schema: Schema, names: Names): string {
  if (!/^[a-z]\w*$/i.test(key)) throw new UnknownConstruct(where, 'a key that needs quotes')
  const value = `value.${key}`
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'default' && def.innerType._zod.def.type === 'array')
    return `if (${value} !== undefined) ${fieldCode(where, key, def.innerType, names)}`
  if (def.type === 'array') {
    assertKeys(where, schema, ['element'])
    return `checkElements(issues, ${value}, '${key}', ${checkName(where, def.element, names)})`
  }
  // zod accepts an explicit `undefined` as unknown, but not a missing key.
  const condition =
    def.type === 'unknown'
      ? { isInvalid: `!('${key}' in value)`, valid: 'a value or null' }
      : toCondition(where, schema, value)
  return condition
    ? `if (${condition.isInvalid}) expected(issues, ${JSON.stringify(condition.valid)}, '${key}')`
    : ''
}

/** The API reference documents products and their variants only. */
const descriptionOf = (name: string) =>
  name === 'product' || name === 'variant'
    ? `Schema of a ${name}. See the API's document, "${upper(name)}".`
    : `Schema of a ${name}. The fields are an assumption: the API's document does not show them.`

const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

function checkName(where: string, schema: Schema, names: Names): string {
  const name = names.get(schema)
  if (name === undefined) throw new UnknownConstruct(where, 'elements that src/zod does not export')
  return `check${upper(name)}`
}

function objectCode(name: string, schema: Schema, names: Names): string {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type !== 'object') throw new UnknownConstruct(name, `a resource of type ${def.type}`)
  assertKeys(name, schema, ['shape', 'catchall'])
  if (def.catchall?._zod.def.type !== 'unknown')
    throw new UnknownConstruct(name, 'an object that is not loose')
  const fields = Object.entries(def.shape).map(([key, field]) =>
    fieldCode(`${name}.${key}`, key, field, names),
  )
  const defaults = Object.entries(def.shape).flatMap(([key, field]) => {
    const { def: fieldDef } = (field as z.core.$ZodTypes)._zod
    return fieldDef.type === 'default' ? `${key}: ${JSON.stringify(fieldDef.defaultValue)}` : []
  })
  const rest = defaults.length > 0 ? `, { ${defaults.join(', ')} }` : ''
  return `
function check${upper(name)}(value: JsonObject, issues: Issues): void {
  ${fields.filter((code) => code !== '').join('\n')}
}

/** ${descriptionOf(name)} */
export const ${name}Schema: StandardSchema<${upper(name)}> = /* @__PURE__ */ createSchema(check${upper(name)}${rest})
`
}

/** `zodProductSchema` -> `product` */
const baseName = (name: string) =>
  name.replace(/^zod(.)(.*)Schema$/, (_, first: string, rest: string) => first.toLowerCase() + rest)

/** @param from exported schemas by their name, such as `zodProductSchema`. */
export function generateSchemas(from: Readonly<Record<string, Schema>> = schemas): string {
  const names: Names = new Map(Object.entries(from).map(([name, schema]) => [schema, baseName(name)]))
  const functions = [...names].map(([schema, name]) => objectCode(name, schema, names)).join('')
  const imports = ['areMenuItems', 'isJsonObject', 'isTimestamp']
  const types = [...names.values()].map((name) => `import type { ${upper(name)} } from './${name}.js'`)
  const code = `// Generated from src/zod by \`npm run schemas\`. Change the schemas there.
import { isAmount } from '../money/amount.js'
import { ${imports.join(', ')} } from './checks.js'
${types[0] ?? ''}
import { checkElements, createSchema, expected, type Issues, type JsonObject } from './create-schema.js'
${types.slice(1, -1).join('\n')}
import type { StandardSchema } from './standard-schema.js'
${types.at(-1) ?? ''}
${functions}`
  return formatText(schemasPath, code)
}

if (process.argv[1] === import.meta.filename) writeFileSync(schemasPath, generateSchemas())

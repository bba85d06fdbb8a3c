import { isObject } from '../is-object.js'
import type { StandardSchema } from './standard-schema.js'

/** The names that a type declares, without those of an index signature. */
type DeclaredKey<T> = keyof { readonly [K in keyof T as string extends K ? never : K]: unknown }

type AnyFields = true | readonly AnyFields[] | { readonly [name: string]: AnyFields }

/** `true` keeps a value as it is, an object keeps the named fields, and an array keeps as many elements as it has. */
type FieldsOf<T> = unknown extends T
  ? AnyFields
  :
      | true
      | (T extends readonly (infer E)[]
          ? FieldsOf<E> | readonly FieldsOf<E>[]
          : T extends object
            ? [DeclaredKey<T>] extends [never]
              ? AnyFields
              : { readonly [K in DeclaredKey<T>]?: FieldsOf<T[K]> }
            : never)

/** An inferred type argument may have excess properties, so they become `never` here. */
type WithoutExcess<T, F> = F extends true
  ? F
  : unknown extends T
    ? F
    : T extends readonly (infer E)[]
      ? F extends readonly unknown[]
        ? { readonly [Index in keyof F]: WithoutExcess<E, F[Index]> }
        : WithoutExcess<E, F>
      : [DeclaredKey<T>] extends [never]
        ? F
        : {
            readonly [K in keyof F]: K extends DeclaredKey<T> ? WithoutExcess<NonNullable<T[K]>, F[K]> : never
          }

/** What is left of a value. */
type Picked<T, F> = F extends true
  ? T
  : unknown extends T
    ? T
    : T extends readonly (infer E)[]
      ? readonly Picked<E, F extends readonly (infer One)[] ? One : F>[]
      : T extends object
        ? [DeclaredKey<T>] extends [never]
          ? T
          : { readonly [K in keyof T as K extends keyof F ? K : never]: Picked<T[K], F[K & keyof F]> }
        : T

/** Most code reads the checked fields only. Search documents need whole items: storefront-search reads the list by `~full`. */
interface PickedSchema<T> extends StandardSchema<T> {
  readonly '~full': StandardSchema
}

/**
 * A schema that checks a value in full and then keeps only the named fields, for the `listSchema` of a resource: the
 * list is smaller in the HTML and in memory, and bad data causes the same errors.
 *
 * - `true` keeps a value as it is.
 * - An object keeps these fields, in an array those of each element. A missing field stays missing, and a value that
 *   is not an object is kept.
 * - An array keeps as many elements as it has: `[true]` keeps the first one, `[{ url: true }]` one field of the first one.
 *
 * @param options.distinct whether elements of an array that have the same picked fields are kept once, such as the variants of a
 * card that shows their prices. Default `false`
 * @example
 * pickFields(productSchema, { id: true, name: true, images: [true], variants: { id: true, price: true } })
 * @see docs/server-rendering.md#smaller-lists
 */
export function pickFields<T extends object, const F extends FieldsOf<T>>(
  schema: StandardSchema<T>,
  fields: F & WithoutExcess<T, F>,
  { distinct = false }: { readonly distinct?: boolean | undefined } = {},
): StandardSchema<Picked<T, F>> {
  const picked: PickedSchema<Picked<T, F>> = {
    '~full': schema,
    '~standard': {
      version: 1,
      vendor: 'storefront-react',
      validate(value) {
        const result = schema['~standard'].validate(value)
        // `validate` throws for an asynchronous schema.
        if (result instanceof Promise) return result as Promise<never>
        return result.issues ? result : { value: pick(result.value, fields, distinct) as Picked<T, F> }
      },
    },
  }
  return picked
}

function pick(value: unknown, fields: unknown, distinct: boolean): unknown {
  if (!isObject(fields) || !isObject(value)) return value
  if (Array.isArray(value)) {
    const picked = Array.isArray(fields)
      ? value.slice(0, fields.length).map((element, index) => pick(element, fields[index], distinct))
      : value.map((element) => pick(element, fields, distinct))
    return distinct
      ? [...new Map(picked.map((element) => [JSON.stringify(element), element])).values()]
      : picked
  }
  if (Array.isArray(fields)) return value
  const names = Object.keys(fields).filter((name) => Object.hasOwn(value, name))
  return Object.fromEntries(names.map((name) => [name, pick(value[name], fields[name], distinct)]))
}

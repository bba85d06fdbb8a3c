import type { StandardSchema } from 'storefront-react/core'

/** The API reference does not show these resources: fit the fields to your store. All of them are strings. */
export const shippingSchema = listOf('id', 'name', 'price')
export const taxesSchema = listOf('name', 'percent')
export const paymentsSchema = listOf('id', 'name')

/** Checks `{ data: […] }`, so that a page needs no library for schemas. */
function listOf<Field extends string>(
  ...fields: readonly Field[]
): StandardSchema<{ readonly data: readonly Readonly<Record<Field, string>>[] }> {
  type List = { readonly data: readonly Readonly<Record<Field, string>>[] }
  const isItem = (item: unknown) =>
    typeof item === 'object' &&
    item !== null &&
    fields.every((field) => typeof (item as Record<string, unknown>)[field] === 'string')
  const isList = (value: unknown): value is List =>
    typeof value === 'object' &&
    value !== null &&
    'data' in value &&
    Array.isArray(value.data) &&
    value.data.every(isItem)
  return {
    '~standard': {
      version: 1,
      vendor: 'shop',
      validate: (value) =>
        isList(value)
          ? { value }
          : { issues: [{ message: `Expected { data: [{ ${fields.join(', ')} }] } of strings.` }] },
    },
  }
}

import * as z from 'zod/mini'

/** The decimal grammar of the document: `"49.99"`, `"-3"`, never `"1e3"` or `""`. */
const DECIMAL = /^-?\d+(?:\.\d+)?$/

/** ISO 8601 in UTC. The document promises milliseconds; a server that leaves them out does no harm. */
const UTC_TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/

// Custom checks throughout: zod's own for patterns and integers are 0.8 kB more in every app.

/** A decimal amount written as a string. */
export const amountSchema = z.custom<string>(
  (value) => typeof value === 'string' && DECIMAL.test(value),
  'expected a decimal amount such as "49.99"',
)

/** An ISO 8601 UTC timestamp. */
export const timestampSchema = z.custom<string>(
  (value) => typeof value === 'string' && UTC_TIMESTAMP.test(value),
  'expected an ISO 8601 UTC timestamp',
)

/** A whole number. */
export const integerSchema = z.custom<number>(Number.isSafeInteger, 'expected an integer')

/**
 * An array whose element shape the document does not show. Only "is an array" is checked: looking at
 * each element costs more than parsing the page and could refuse a shape that is fine.
 */
export const openArraySchema = z.custom<readonly unknown[]>(Array.isArray, 'expected an array')

/** An object with any keys, kept as it came. */
export const openObjectSchema = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'expected an object',
)

import * as z from 'zod/mini'

import { isObject } from '../is-object.js'
import { isAmount } from '../money/amount.js'

/** ISO 8601 in UTC. Milliseconds are documented, but accepted as optional because nothing depends on them. */
const UTC_TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/

// Custom checks, because zod's checks for patterns and integers add 0.8 kB to every app.

/** A decimal amount in a string. */
export const amountSchema = z.custom<string>(isAmount, 'expected a decimal amount such as "49.99"')

/** An ISO 8601 UTC timestamp. */
export const timestampSchema = z.custom<string>(
  (value) => typeof value === 'string' && UTC_TIMESTAMP.test(value),
  'expected an ISO 8601 UTC timestamp',
)

/** A whole number. */
export const integerSchema = z.custom<number>(Number.isSafeInteger, 'expected an integer')

/**
 * An array whose element shape is not documented. Elements are not checked: that takes longer than parsing the page
 * and could reject a valid shape.
 */
export const openArraySchema = z.custom<readonly unknown[]>(Array.isArray, 'expected an array')

/** An object with any keys. */
export const openObjectSchema = z.custom<Readonly<Record<string, unknown>>>(
  (value) => isObject(value) && !Array.isArray(value),
  'expected an object',
)

import * as z from 'zod/mini'

import { isObject } from '../is-object.js'
import { isAmount } from '../money/amount.js'

/** The API reference documents milliseconds. They are optional here, because nothing depends on them. */
const UTC_TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/

// Custom checks, because zod's checks for patterns and integers add 0.8 kB to every app.

export const amountSchema = z.custom<string>(isAmount, 'expected a decimal amount such as "49.99"')

export const timestampSchema = z.custom<string>(
  (value) => typeof value === 'string' && UTC_TIMESTAMP.test(value),
  'expected an ISO 8601 UTC timestamp',
)

export const integerSchema = z.custom<number>(Number.isSafeInteger, 'expected an integer')

/** The shape of elements is not documented. Checking elements takes longer than parsing the page. */
export const openArraySchema = z.custom<readonly unknown[]>(Array.isArray, 'expected an array')

export const openObjectSchema = z.custom<Readonly<Record<string, unknown>>>(
  (value) => isObject(value) && !Array.isArray(value),
  'expected an object',
)

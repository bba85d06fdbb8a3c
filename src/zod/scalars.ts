import * as z from 'zod/mini'

import { isAmount } from '../core/money/amount.js'
import { isJsonObject, isTimestamp } from '../core/schemas/checks.js'

// Custom checks that the generated schemas of core can import. scripts/generate-schemas.ts knows each of them.

export const amountSchema = z.custom<string>(isAmount, 'expected a decimal amount such as "49.99"')

export const timestampSchema = z.custom<string>(isTimestamp, 'expected an ISO 8601 UTC timestamp')

export const integerSchema = z.custom<number>(Number.isSafeInteger, 'expected an integer')

/** The shape of elements is not documented. Checking elements takes longer than parsing the page. */
export const openArraySchema = z.custom<readonly unknown[]>(Array.isArray, 'expected an array')

export const openObjectSchema = z.custom<Readonly<Record<string, unknown>>>(
  isJsonObject,
  'expected an object',
)

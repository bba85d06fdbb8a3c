import { InvalidParamsError } from '../errors/invalid-params-error.js'
import type { ValidationIssue } from '../errors/invalid-response-error.js'
import type { StandardSchema } from './standard-schema.js'

export type ValidationResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly ValidationIssue[] }

/**
 * Runs a Standard Schema.
 *
 * @throws {InvalidParamsError} when the schema answers with a promise: a page of items is checked in
 * one go, so schemas must be synchronous.
 */
export function validate<T>(schema: StandardSchema<T>, value: unknown): ValidationResult<T> {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) {
    throw new InvalidParamsError('A schema answered with a promise. Schemas must be synchronous.')
  }
  if (!result.issues) return { ok: true, value: result.value }
  return {
    ok: false,
    issues: result.issues.map(({ path = [], message }) => ({
      path: path.map((segment) => {
        const key = typeof segment === 'object' ? segment.key : segment
        return typeof key === 'number' ? key : String(key)
      }),
      message,
    })),
  }
}

import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import type { ValidationIssue } from '../errors/invalid-response-error.js'
import type { StandardSchema } from './standard-schema.js'

export type ValidationResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly ValidationIssue[] }

/**
 * Runs a Standard Schema. One that throws has refused the value: an app's transform met what it did not
 * expect, or the value nests too deep to be walked.
 *
 * @throws {InvalidParamsError} when the schema answers with a promise: a page of items is checked in
 * one go, so schemas must be synchronous.
 */
export function validate<T>(schema: StandardSchema<T>, value: unknown): ValidationResult<T> {
  let result
  try {
    result = schema['~standard'].validate(value)
  } catch (thrown) {
    return {
      ok: false,
      issues: [{ path: [], message: thrown instanceof Error ? thrown.message : 'refused' }],
    }
  }
  if (result instanceof Promise) {
    result.catch(() => {})
    throw new InvalidParamsError(errorMessage('async-schema'))
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

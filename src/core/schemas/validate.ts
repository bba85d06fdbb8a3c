import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import type { ValidationIssue } from '../errors/invalid-response-error.js'
import type { StandardSchema } from './standard-schema.js'

export type ValidationResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly ValidationIssue[] }

/**
 * Validates a value with a Standard Schema. A schema that throws counts as a failed validation: an app's transform may
 * not expect the value, or the value may nest too deep.
 *
 * @throws {InvalidParamsError} if the schema returns a promise
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
    // The promise is not used: its rejection must not be reported as unhandled.
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

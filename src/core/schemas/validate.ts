import { describeIssue } from '../errors/describe-issue.js'
import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { InvalidResponseError, type ValidationIssue } from '../errors/invalid-response-error.js'
import type { ErrorRequest } from '../errors/storefront-error.js'
import type { StandardSchema } from './standard-schema.js'

export type ValidationResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly ValidationIssue[] }

/** A schema that throws rejects the value: an app's transform may not expect the value. */
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
    // Nothing awaits this promise, so handle its rejection here.
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

/** @throws {InvalidResponseError} for a value that the schema rejects */
export function readValid<T>(
  schema: StandardSchema<T>,
  value: unknown,
  reason: 'schema-mismatch' | 'not-an-item',
  name: string,
  request: ErrorRequest,
): T {
  const result = validate(schema, value)
  if (result.ok) return result.value
  const { issues } = result
  throw new InvalidResponseError(errorMessage(reason, name, describeIssue(issues)), { request, issues })
}

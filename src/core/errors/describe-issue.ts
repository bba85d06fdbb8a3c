import type { ValidationIssue } from './invalid-response-error.js'

/** The first issue for a message, e.g. `variants.2.price: expected a decimal`; empty without issues. */
export function describeIssue([issue]: readonly ValidationIssue[]): string {
  return issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : ''
}

import { InvalidParamsError } from 'storefront-react/core'

import { searchErrorMessage } from '../error-texts.js'

/**
 * Typesense ends a value at a backtick and its client at a line break, and its client leaves an empty value unquoted.
 * Algolia reads `\-` at the start as a hyphen, and `<score=1>` at the end as a weight.
 */
const REFUSED = /[`\p{Cc}\u2028\u2029]|^\s*$|^\\-|<score=\d*>$/u
/**
 * Typesense's client takes all before the last colon for the attribute, unless `facetableFieldsWithSpecialCharacters` names
 * the attribute. Such a colon is harmless, except next to signs that Typesense then reads as a part of the filter.
 */
const FILTER_SIGN = /[!&|()[\]<>=,]|:\s*-/

/**
 * A condition for `facetFilters`. A hyphen before a value means NOT, so Algolia reads `\-` as a hyphen.
 * @throws {InvalidParamsError} for a value that a service would read as a filter: values come from the URL.
 */
export function toFilter(name: string, attribute: string, value: string): string {
  if (REFUSED.test(value) || (value.includes(':') && FILTER_SIGN.test(value))) {
    throw new InvalidParamsError(searchErrorMessage('filter-value', name, value))
  }
  return `${attribute}:${value.replace(/^-/, '\\-')}`
}

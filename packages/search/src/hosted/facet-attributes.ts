import { InvalidParamsError } from 'storefront-react/core'
import type { FacetDefinition } from 'storefront-react/search/engine'

import { searchErrorMessage } from '../error-texts.js'

/** Attributes of an index by facet name. */
export type FacetAttributes = Readonly<Record<string, string>>

/**
 * The attribute of a facet: `option:Color` is `option_Color`. Other signs than letters and digits have a meaning in the
 * filters of the services.
 */
export function attributeOf(name: string, attributes: FacetAttributes = {}): string {
  const given = Object.hasOwn(attributes, name) ? attributes[name] : undefined
  return given ?? name.replace(/[^\p{L}\p{N}_]+/gu, '_')
}

/**
 * @param reserved attributes that a facet cannot have
 * @throws {InvalidParamsError} if two facets have one attribute.
 */
export function assertAttributes(
  facets: readonly FacetDefinition[],
  attributes: FacetAttributes | undefined,
  reserved: Iterable<string> = [],
): void {
  const used = new Set(reserved)
  for (const { name } of facets) {
    const attribute = attributeOf(name, attributes)
    if (used.has(attribute)) {
      throw new InvalidParamsError(searchErrorMessage('facet-attribute', name, attribute))
    }
    used.add(attribute)
  }
}

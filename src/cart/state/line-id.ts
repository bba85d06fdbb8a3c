import { fnv1a } from '../../core/fnv1a.js'
import { getVariantKey } from '../../core/variants/variant-key.js'
import type { CartLineProperties } from './properties.js'

interface Identity {
  readonly productId: string
  readonly variantId: string
  readonly properties?: CartLineProperties | undefined
}

/** Product, variant and a hash of the properties, so that a variant can have several lines. */
export function getLineId(line: Identity): string {
  return getVariantKey(line) + (line.properties ? `/${hashProperties(line.properties)}` : '')
}

/** The id in the format `v: 1`, which did not contain the product. */
export function getOldLineId({ variantId, properties }: Identity): string {
  return properties ? `${variantId}:${hashProperties(properties)}` : variantId
}

const hashProperties = (properties: CartLineProperties) => hash(JSON.stringify(Object.entries(properties)))

/** Two independent 32-bit hashes, because one is too short for an id. */
export const hash = (text: string): string =>
  fnv1a(text).toString(36) + fnv1a(text, 0x01000193, 0x85ebca6b).toString(36)

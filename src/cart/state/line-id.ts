import type { CartLineProperties } from './properties.js'

interface Identity {
  readonly productId: string
  readonly variantId: string
  readonly properties?: CartLineProperties | undefined
}

/** The API does not promise that the ids of variants are unique in the store, so the product is part of the id. */
export function getVariantKey({ productId, variantId }: Identity): string {
  return `${encodeURIComponent(productId)}/${encodeURIComponent(variantId)}`
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

/** Two 32-bit FNV-1a hashes with different offsets. */
export function hash(text: string): string {
  let a = 0x811c9dc5
  let b = 0x01000193
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b)
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
}

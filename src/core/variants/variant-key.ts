/** The API does not promise that the ids of variants are unique in the store, so the product is part of the key. */
export function getVariantKey(variant: { readonly productId: string; readonly variantId: string }): string {
  return `${encodeURIComponent(variant.productId)}/${encodeURIComponent(variant.variantId)}`
}

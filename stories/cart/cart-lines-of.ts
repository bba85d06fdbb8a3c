import { getMaxQuantity, type Product, type Variant } from '../../src/core/index.js'
import { sampleProducts } from '../shop/sample-shop.js'

export const stocked = sampleProducts.filter(({ variants }) =>
  variants.some((variant) => getMaxQuantity(variant) >= 3),
)

export function stockedVariant({ variants }: Product): Variant {
  return variants.find((variant) => getMaxQuantity(variant) >= 3) as Variant
}

/** Lines as a shopper added them. */
export const linesOf = (products: readonly Product[], quantities: readonly number[] = []) =>
  products.map((product, index) => ({
    product,
    variant: stockedVariant(product),
    quantity: quantities[index] ?? 1,
    currency: 'EUR',
  }))

import { getDiscount, getMaxQuantity, type Product, type Variant } from '../../src/index.js'

export const isOnSale = ({ variants }: Product) => variants.some((variant) => getDiscount(variant))

export const isSoldOut = ({ variants }: Product) => !variants.some((variant) => getMaxQuantity(variant) > 0)

/** Lines of a cart as a shopper added them: the first products with at least three in stock. */
export const linesOf = (products: readonly Product[], quantities: readonly number[]) =>
  products
    .flatMap((product) => {
      const variant = product.variants.find(hasStock)
      return variant ? [{ product, variant }] : []
    })
    .slice(0, quantities.length)
    .map((line, index) => ({ ...line, quantity: quantities[index] ?? 1, currency: 'EUR' }))

const hasStock = (variant: Variant) => getMaxQuantity(variant) >= 3

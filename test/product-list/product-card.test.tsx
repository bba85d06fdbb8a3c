import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariant } from 'storefront-mock'
import { createWrapper } from 'storefront-mock/react'

import { ProductCard } from '../../blocks/product-card/product-card'
import { pickFields, productSchema } from '../../src/core/index.js'
import { validate } from '../../src/core/schemas/validate.js'

const product = buildProduct({
  name: 'Linen shirt',
  images: ['/front.jpg', '/back.jpg'],
  variants: [
    buildVariant({ id: 'small', price: '49.00', stockStatus: 'OUT_OF_STOCK', stockQuantity: 0 }),
    buildVariant({ id: 'large', price: '59.00', stockStatus: 'OUT_OF_STOCK', stockQuantity: 0 }),
  ],
})

const cardSchema = pickFields(productSchema, {
  id: true,
  name: true,
  slug: true,
  images: [true],
  variants: { price: true, compareAtPrice: true, stockStatus: true },
})

function htmlOf(card: Parameters<typeof ProductCard>[0]['product']): string {
  const { container, unmount } = render(<ProductCard product={card} />, { wrapper: createWrapper() })
  const html = container.innerHTML
  unmount()
  return html
}

describe('ProductCard', () => {
  it('shows a product with picked fields as it shows the whole product', () => {
    const result = validate(cardSchema, product)
    if (!result.ok) throw new Error('The product is invalid.')
    // React numbers the ids of the page.
    const withoutIds = (html: string) => html.replaceAll(/_r_\w+_/g, '')
    expect(withoutIds(htmlOf(result.value))).toBe(withoutIds(htmlOf(product)))
  })

  it('shows the lowest price, not that of the first variant, and that all variants are sold out', () => {
    const variants = product.variants.map(({ price, compareAtPrice, stockStatus }) => ({
      price,
      compareAtPrice,
      stockStatus,
    }))
    render(<ProductCard product={{ ...product, variants: variants.toReversed() }} />, {
      wrapper: createWrapper(),
    })
    expect(screen.getByText(/^From/).textContent).toMatch(/49/)
    expect(screen.getByText('Sold out')).toBeDefined()
  })
  it('reads whether the product is for sale, as its page does, with the rule of the store', () => {
    const variants = [buildVariant({ stockStatus: 'IN_STOCK', stockQuantity: 5 })]
    const badgeOf = (status: string, isProductForSale?: () => boolean) => {
      const card = { ...product, status, variants }
      const wrapper = createWrapper({ ...(isProductForSale && { isProductForSale }) })
      const { container, unmount } = render(<ProductCard product={card} />, { wrapper })
      const text = container.textContent
      unmount()
      return text.includes('Sold out')
    }
    expect(badgeOf('ACTIVE')).toBe(false)
    expect(badgeOf('ARCHIVED')).toBe(true)
    expect(badgeOf('ACTIVE', () => false)).toBe(true)
    expect(badgeOf('ARCHIVED', () => true)).toBe(false)
  })
})

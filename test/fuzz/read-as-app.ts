import {
  findVariantProblems,
  formatMoney,
  getBreadcrumbJsonLd,
  getBreadcrumbs,
  getCollectionReference,
  getDiscount,
  getImage,
  getItemListJsonLd,
  getMaxQuantity,
  getOption,
  getParagraphs,
  getPriceRange,
  getProductImages,
  getProductJsonLd,
  getProductSeo,
  getTag,
  getVariantSelection,
  getVariantState,
  getVariantStock,
  isVariantAvailable,
  selectOption,
  serializeJsonLd,
  type Collection,
  type Menu,
  type Page,
  type Product,
} from '../../src/core/index.js'

const siteUrl = 'https://shop.test'

/** Calls every reader with an item that the client accepted. */
export function readProduct(product: Product): void {
  for (const image of product.images) getImage(image)
  for (const tag of product.tags) getTag(tag)
  for (const reference of product.collections) getCollectionReference(reference)
  getParagraphs(product.description)
  getProductImages(product)
  getProductSeo(product, { siteUrl })
  serializeJsonLd(getProductJsonLd(product, { url: `${siteUrl}/p`, rules: { currency: 'EUR' } }))
  serializeJsonLd(getItemListJsonLd([product], { url: ({ slug }) => `${siteUrl}/products/${slug}` }))
  findVariantProblems(product)
  getPriceRange(product)
  getVariantState(product, {})
  for (const raw of product.options) {
    const option = getOption(raw)
    for (const { value } of option?.values ?? []) {
      getVariantState(product, selectOption(product, {}, option!.name, value))
    }
  }
  for (const variant of product.variants) {
    getDiscount(variant)
    getVariantStock(variant)
    getMaxQuantity(variant)
    isVariantAvailable(variant)
    formatMoney(variant.price, { currency: 'EUR', locale: 'en' })
    getVariantState(product, getVariantSelection(variant))
  }
}

export function readMenu(menu: Menu): void {
  const breadcrumbs = getBreadcrumbs(menu, '/b')
  serializeJsonLd(getBreadcrumbJsonLd(breadcrumbs, { siteUrl }))
}

export function readCollection({ image, description }: Collection): void {
  getImage(image)
  getParagraphs(description ?? '')
}

export function readPage({ content }: Page): void {
  getParagraphs(content)
}

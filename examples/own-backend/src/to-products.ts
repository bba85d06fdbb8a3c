import type { Product, Variant } from 'storefront-react/core'

import type { Article } from './catalogue.js'

const slugOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
const unique = (values: readonly string[]) => [...new Set(values)]

export const collectionOf = (name: string) => ({ id: `col_${slugOf(name)}`, name, slug: slugOf(name) })

/** Whole cents, so that no price passes through a float: 3900 is "39.00". */
const amountOf = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

function stockOf(units: number | null): Pick<Variant, 'stockQuantity' | 'stockStatus'> {
  if (units === null) return { stockQuantity: 0, stockStatus: 'IN_STOCK_QUANTITY_UNKNOWN' }
  return { stockQuantity: units, stockStatus: units > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK' }
}

/** One product for each model, with a variant for each article. */
export function toProducts(articles: readonly Article[]): Product[] {
  const models = new Map<string, Article[]>()
  for (const article of articles) {
    const known = models.get(article.model)
    if (known) known.push(article)
    else models.set(article.model, [article])
  }
  return Array.from(models.values(), toProduct)
}

function toProduct(articles: readonly Article[]): Product {
  const first = articles[0] as Article
  const changed = first.changed.toISOString()
  return {
    id: first.model,
    storeId: 'own',
    name: first.title,
    slug: slugOf(first.title),
    status: 'ACTIVE',
    description: first.text,
    metaTitle: null,
    metaDescription: null,
    images: [],
    tags: [],
    createdAt: changed,
    updatedAt: changed,
    options: [
      { name: 'Colour', values: unique(articles.map(({ colour }) => colour)) },
      { name: 'Size', values: unique(articles.map(({ size }) => size)) },
    ],
    variants: articles.map((article) => ({
      id: article.sku,
      price: amountOf(article.cents),
      compareAtPrice: null,
      ...stockOf(article.units),
      image: null,
      attributes: { Colour: article.colour, Size: article.size },
    })),
    collections: [collectionOf(first.category)],
  }
}

import {
  formatMoney,
  getAvailability,
  getParagraphs,
  type Product,
  type StoreRules,
} from 'storefront-react/core'
import { isAmount, readProduct } from 'storefront-react/internal'

import { escapeMarkdown } from './escape.js'

/** Of a table that an agent reads whole. */
const MAX_ROWS = 200

const WORDS = { inStock: 'yes', outOfStock: 'no', preorder: 'preorder', backorder: 'backorder' }

/** The page of a product: what it is, and each variant with its exact price and whether it can be bought. */
export function productMarkdown(
  product: Product,
  {
    url,
    locale,
    rules,
  }: {
    readonly url: string
    readonly locale: string | undefined
    readonly rules: StoreRules & { readonly currency: string }
  },
): string {
  const { currency } = rules
  const read = readProduct(product)
  const selections = read.variants.map(({ selection }) => selection)
  const options = read.options.filter((name) =>
    selections.some((selection) => Object.hasOwn(selection, name)),
  )
  const rows = product.variants.slice(0, MAX_ROWS).map((variant, index) => [
    variant.id,
    // An option may be called "__proto__", which every object has.
    ...options.map((option) => new Map(Object.entries(selections[index] ?? {})).get(option) ?? ''),
    // An amount that is not a decimal is shown as the store sent it.
    isAmount(variant.price)
      ? formatMoney(variant.price, { currency, locale, maximumFractionDigits: 4 })
      : variant.price,
    WORDS[getAvailability(variant, { product, rules })],
  ])
  return [
    `# ${escapeMarkdown(product.name)}`,
    `<${url}>`,
    ...getParagraphs(product.description).map(escapeMarkdown),
    `Prices are in ${currency}.`,
    table([['Variant', ...options, 'Price', 'Available'], ...rows]),
    ...(rows.length < product.variants.length
      ? [`${product.variants.length - rows.length} more variants.`]
      : []),
  ].join('\n\n')
}

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeMarkdown).join(' | ')} |`
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

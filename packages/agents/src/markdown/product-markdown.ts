import {
  formatMoney,
  getParagraphs,
  getVariantSelection,
  type Product,
  type Variant,
} from 'storefront-react/core'
import { isAmount } from 'storefront-react/internal'

import { escapeMarkdown } from './escape.js'

/** Of a table that an agent reads whole. */
const MAX_ROWS = 200

/** The page of a product: what it is, and each variant with its exact price and whether it can be bought. */
export function productMarkdown(
  product: Product,
  {
    url,
    currency,
    locale,
    isVariantAvailable,
  }: {
    readonly url: string
    readonly currency: string
    readonly locale: string | undefined
    readonly isVariantAvailable: (variant: Variant) => boolean
  },
): string {
  const selections = product.variants.map(
    (variant) => getVariantSelection(variant) as Readonly<Record<string, string>>,
  )
  const options = [...new Set(selections.flatMap((selection) => Object.keys(selection)))]
  const rows = product.variants.slice(0, MAX_ROWS).map((variant, index) => [
    variant.id,
    ...options.map((option) => selections[index]?.[option] ?? ''),
    // An amount that is not a decimal is shown as the store sent it.
    isAmount(variant.price)
      ? formatMoney(variant.price, { currency, locale, maximumFractionDigits: 4 })
      : variant.price,
    isVariantAvailable(variant) ? 'yes' : 'no',
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

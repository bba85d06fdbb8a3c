import { escapeMarkdown } from './escape.js'

export const link = (label: string, url: string) => `- [${escapeMarkdown(label)}](<${url}>)`

/** `llms.txt`: what the shop sells, and where. @see https://llmstxt.org */
export function overviewMarkdown({
  name,
  description,
  currency,
  productsUrl,
  collections,
}: {
  readonly name: string
  readonly description: string | undefined
  readonly currency: string
  readonly productsUrl: string
  readonly collections: readonly { readonly label: string; readonly url: string }[]
}): string {
  return [
    `# ${escapeMarkdown(name)}`,
    ...(description ? [`> ${escapeMarkdown(description)}`] : []),
    `Each page below has a price in ${currency} for each variant, and says whether it can be bought.`,
    '## Products',
    link('All products, newest first', productsUrl),
    ...(collections.length > 0
      ? ['## Collections', collections.map(({ label, url }) => link(label, url)).join('\n')]
      : []),
  ].join('\n\n')
}

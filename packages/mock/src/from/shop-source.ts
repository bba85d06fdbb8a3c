/** A shop that `--from` names. */
export type ShopSource =
  | { readonly platform: 'woocommerce'; readonly address: URL }
  /** A string is the path of a file. */
  | { readonly platform: 'google-feed'; readonly address: URL | string }

/** An address without its query, which can contain a key. */
export function placeOfSource({ address }: ShopSource): string {
  return typeof address === 'string' ? address : address.origin + address.pathname
}

const EXAMPLES = {
  woocommerce: 'https://shop.example',
  'google-feed': 'https://shop.example/feed.xml or feed.xml',
} as const

function addressOf(text: string, platform: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new Error(`--from ${platform}: "${text}" is not an address that begins with https://.`)
  // The command sends no key, and its messages print addresses.
  if (url.username !== '' || url.password !== '')
    throw new Error(
      `--from ${platform}: leave the name and the password out of the address. The reading needs no key.`,
    )
  return url
}

/**
 * @param addresses the arguments of the command that belong to no option
 * @throws Error with a one-line message that names the option and its allowed values.
 */
export function parseShopSource(platform: string, addresses: readonly string[]): ShopSource {
  if (platform !== 'woocommerce' && platform !== 'google-feed')
    throw new Error(
      `--from must be woocommerce or google-feed, not "${platform}". docs/own-back-end.md has recipes for Medusa and Shopify.`,
    )
  const [text, second] = addresses
  if (text === undefined || text === '')
    throw new Error(`--from ${platform} needs an address, such as ${EXAMPLES[platform]}.`)
  if (second !== undefined)
    throw new Error(`--from ${platform} reads one shop, and "${second}" is a second address.`)
  if (platform === 'woocommerce')
    return { platform, address: addressOf(text.includes('://') ? text : `https://${text}`, platform) }
  return { platform, address: /^\w+:\/\//.test(text) ? addressOf(text, platform) : text }
}

import { getImage } from '../readers/get-image.js'
import { getParagraphs } from '../readers/get-paragraphs.js'
import type { Product } from '../schemas/product.js'
import { resolveUrl } from './resolve-url.js'

/** What a page's head says of a product. Plain text and addresses: whoever writes them as HTML escapes them. */
export interface ProductSeo {
  /** `metaTitle`, else the name. */
  readonly title: string
  /** `metaDescription`, else the beginning of the description as plain text; `undefined` without either. */
  readonly description: string | undefined
  /** The first image, absolute where `siteUrl` was given; `undefined` when there is none. */
  readonly image: string | undefined
}

/** About what search engines show of a description. */
const DESCRIPTION_LENGTH = 160

/**
 * Title, description and image of a product for `<title>`, `<meta>` and Open Graph, with fallbacks where the
 * store set none.
 *
 * @param options `siteUrl` makes a relative image address absolute, as Open Graph wants it
 * @see The API's document, "Product", `metaTitle` and `metaDescription`.
 */
export function getProductSeo(
  { name, metaTitle, metaDescription, description, images }: SeoProduct,
  { siteUrl }: { readonly siteUrl?: string | undefined } = {},
): ProductSeo {
  return {
    title: oneLine(metaTitle) || oneLine(name),
    description:
      oneLine(metaDescription) || shorten(oneLine(getParagraphs(description).join(' '))) || undefined,
    image: absolute(images.map((image) => getImage(image)?.src).find(Boolean), siteUrl),
  }
}

type SeoProduct = Pick<Product, 'name' | 'metaTitle' | 'metaDescription' | 'description' | 'images'>

function oneLine(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}

/** Cut after a word, where words are parted by spaces. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  // Half a surrogate pair at the end is no character.
  const cut = text.slice(0, DESCRIPTION_LENGTH).replace(/[\ud800-\udbff]$/, '')
  return `${cut.replace(/\s+\S*$/, '').replace(/[\s.,;:–-]+$/, '')}…`
}

/** An address as another site sees it; as it came where that is not known. */
export function absolute(url: string | undefined, siteUrl: string | undefined): string | undefined {
  return url === undefined || siteUrl === undefined ? url : (resolveUrl(url, siteUrl)?.href ?? url)
}

import { getImage } from '../readers/get-image.js'
import { getParagraphs } from '../readers/get-paragraphs.js'
import type { Product } from '../schemas/product.js'
import { resolveUrl } from './resolve-url.js'

/** Plain text and URLs for a page's `<head>`. Escape them when writing HTML by hand. */
export interface ProductSeo {
  /** `metaTitle`, or `name` if it is empty. */
  readonly title: string
  /** `metaDescription`, or the start of `description` as plain text. */
  readonly description: string | undefined
  /** URL of the first image, absolute if `siteUrl` is set. */
  readonly image: string | undefined
}

/** Search engines cut longer descriptions. */
const DESCRIPTION_LENGTH = 160

/**
 * Returns the texts and the image for `<title>`, `<meta>` and Open Graph.
 * @param options `siteUrl` makes a relative image URL absolute, as Open Graph requires
 * @see The API reference, "Product", `metaTitle` and `metaDescription`.
 */
export function getProductSeo(
  {
    name,
    metaTitle,
    metaDescription,
    description,
    images,
  }: Pick<Product, 'name' | 'metaTitle' | 'metaDescription' | 'description' | 'images'>,
  { siteUrl }: { readonly siteUrl?: string | undefined } = {},
): ProductSeo {
  return {
    title: collapseWhitespace(metaTitle) || collapseWhitespace(name),
    description:
      collapseWhitespace(metaDescription) ||
      truncate(collapseWhitespace(getParagraphs(description).join(' '))) ||
      undefined,
    image: toAbsoluteUrl(images.map((image) => getImage(image)?.src).find(Boolean), siteUrl),
  }
}

function collapseWhitespace(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}

/** Cuts after a word if the language separates words with spaces. */
function truncate(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  // The cut may split a surrogate pair, which would render as a replacement character.
  const cut = text.slice(0, DESCRIPTION_LENGTH).replace(/[\ud800-\udbff]$/, '')
  const lastSpace = cut.lastIndexOf(' ')
  let end = lastSpace < 0 ? cut.length : lastSpace
  while (' .,;:–-'.includes(cut[end - 1] ?? 'x')) end -= 1
  return `${cut.slice(0, end)}…`
}

export function toAbsoluteUrl(url: string | undefined, siteUrl: string | undefined): string | undefined {
  return url === undefined || siteUrl === undefined ? url : (resolveUrl(url, siteUrl)?.href ?? url)
}

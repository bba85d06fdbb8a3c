import { listOf, textOf } from '../fields.js'
import { textOfHtml } from '../html-text.js'

export interface ShopImage {
  readonly url: string
  readonly alt: string
}

export function imagesOf(images: unknown): readonly ShopImage[] {
  return listOf(images)
    .map(({ src, alt }) => ({ url: textOf(src), alt: textOfHtml(textOf(alt)) }))
    .filter(({ url }) => url !== '')
}

import { trimTrailingSlashes } from '../trim-slashes.js'

/**
 * Creates an `imageLoader` that appends relative image URLs to `base` and returns absolute URLs unchanged.
 * @param base such as `https://cdn.example/media`, with or without a trailing slash
 */
export function createImageResolver(base: string): (image: { readonly src: string }) => string {
  const folder = trimTrailingSlashes(base)
  return ({ src }) => (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(src) ? src : `${folder}/${src.replace(/^\/+/, '')}`)
}

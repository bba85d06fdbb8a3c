import { trimTrailingSlashes } from '../trim-slashes.js'

/**
 * Creates an `imageLoader` that appends relative image URLs to `baseUrl` and returns absolute URLs unchanged.
 * @param options `baseUrl`: such as `https://cdn.example/media`, with or without a trailing slash
 */
export function createImageResolver({
  baseUrl,
}: {
  readonly baseUrl: string
}): (image: { readonly src: string }) => string {
  const folder = trimTrailingSlashes(baseUrl)
  return ({ src }) => (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(src) ? src : `${folder}/${src.replace(/^\/+/, '')}`)
}

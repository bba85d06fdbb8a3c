/**
 * Creates an `imageLoader` for a store whose image URLs are paths: it appends each path to `base`. Absolute URLs
 * (`https:`, `data:`, `//…`) are returned unchanged. Each image has one size.
 *
 * @param base URL of the store's images, such as `https://cdn.example/media`, with or without a trailing slash
 */
export function createImageResolver(base: string): (image: { readonly src: string }) => string {
  const folder = base.replace(/\/+$/, '')
  return ({ src }) => (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(src) ? src : `${folder}/${src.replace(/^\/+/, '')}`)
}

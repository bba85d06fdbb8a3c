/**
 * Makes an `imageLoader` for a store whose images are paths: joins each to `base`. Addresses that are complete
 * (`https:`, `data:`, `//…`) stay as they are. It offers one size of each image.
 *
 * @param base Where the store keeps its media, e.g. `https://cdn.example/media`; with or without a slash.
 */
export function createImageResolver(base: string): (image: { readonly src: string }) => string {
  const folder = base.replace(/\/+$/, '')
  return ({ src }) => (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(src) ? src : `${folder}/${src.replace(/^\/+/, '')}`)
}

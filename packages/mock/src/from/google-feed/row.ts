/** One offer of a feed: the values by attribute, e.g. `additional_image_link` with several. Names are in lower case. */
export type Row = ReadonlyMap<string, readonly string[]>

export const firstOf = (row: Row, name: string): string => row.get(name)?.[0] ?? ''

/** `g:image link` and `Image_Link` are `image_link`. */
export const attributeName = (name: string): string =>
  name.trim().toLowerCase().replace(/^g:/, '').replaceAll(/[ -]/g, '_')

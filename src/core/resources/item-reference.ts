import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/index.js'

/** Which item is meant: by id or by slug. */
export type ItemReference =
  { readonly id: string; readonly slug?: undefined } | { readonly slug: string; readonly id?: undefined }

/** A path for an id, with `{id}` in it, and one for a slug, with `{slug}`. */
export interface ReferencePaths {
  readonly path: string
  readonly slugPath?: string | undefined
}

/**
 * The path to an item, or to what belongs to it. Without a path for slugs, the slug takes the id's place.
 *
 * @throws {InvalidParamsError} for a reference without id and slug, with both, or with one that no path can carry.
 */
export function pathTo(
  { id, slug }: ItemReference,
  { path, slugPath }: ReferencePaths,
  name: string,
): string {
  const value: unknown = id ?? slug
  // A URL reads "." and ".." as steps in the path, even encoded.
  if (typeof value !== 'string' || /^\.{0,2}$/.test(value) || (id !== undefined && slug !== undefined)) {
    throw new InvalidParamsError(errorMessage('item-reference', name))
  }
  const template = slug === undefined ? path : (slugPath ?? path)
  return template.replace(/\{(?:id|slug)\}/, () => encodeURIComponent(value))
}

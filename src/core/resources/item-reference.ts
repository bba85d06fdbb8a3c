import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/index.js'

/** Identifies an item by its id or by its slug. */
export type ItemReference =
  { readonly id: string; readonly slug?: undefined } | { readonly slug: string; readonly id?: undefined }

/** A path for an id, with `{id}` in it, and one for a slug, with `{slug}`. */
export interface ReferencePaths {
  readonly path: string
  readonly slugPath?: string | undefined
}

/**
 * The path of an item, or of a list below it. Without a `slugPath`, the slug replaces `{id}` in `path`.
 *
 * @throws {InvalidParamsError} for a reference without id and slug, with both, or with a value that no path can
 * contain.
 */
export function pathTo(
  { id, slug }: ItemReference,
  { path, slugPath }: ReferencePaths,
  name: string,
): string {
  const value: unknown = id ?? slug
  // URL parsers resolve the segments "." and ".." even when they are percent-encoded.
  if (typeof value !== 'string' || /^\.{0,2}$/.test(value) || (id !== undefined && slug !== undefined)) {
    throw new InvalidParamsError(errorMessage('item-reference', name))
  }
  const template = slug === undefined ? path : (slugPath ?? path)
  return template.replace(/\{(?:id|slug)\}/, () => encodeURIComponent(value))
}

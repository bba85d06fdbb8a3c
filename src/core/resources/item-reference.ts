import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { fillPathTemplate } from '../path-template.js'

/** An item, referenced by its id or by its slug. */
export type ItemReference =
  | { readonly id: string; readonly slug?: undefined }
  | { readonly slug: string; readonly id?: undefined }

/** `path` contains `{id}`; `slugPath` contains `{slug}`. */
export interface ReferencePaths {
  readonly path: string
  readonly slugPath?: string | undefined
}

/** Without a `slugPath`, the slug replaces `{id}` in `path`. */
export function pathTo(
  { id, slug }: ItemReference,
  { path, slugPath }: ReferencePaths,
  name: string,
): string {
  const value: unknown = id ?? slug
  // URL parsers resolve the segments "." and ".." even when they are percent-encoded. Half of a surrogate pair cannot be.
  if (
    typeof value !== 'string' ||
    /^\.{0,2}$|\p{Cs}/u.test(value) ||
    (id !== undefined && slug !== undefined)
  ) {
    throw new InvalidParamsError(errorMessage('item-reference', name))
  }
  const template = slug === undefined ? path : (slugPath ?? path)
  return fillPathTemplate(template, value)
}

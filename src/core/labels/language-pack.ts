import type { Labels } from './labels.js'

/**
 * A text of a language pack. `{name}` is replaced by the value of that name, which is one of the values that the label is
 * called with; numbers take the digits of the language.
 *
 * A text that depends on a value is a choice: `{ count: { 0: 'No items', one: '{count} item', other: '{count} items' } }`.
 * The value itself chooses its form. A number also chooses by its plural category in the language, and a value that is
 * missing or empty chooses `none`. All other values take `other`, and write nothing where it is left out. In place of all
 * others, `each` is written once for every entry of a list.
 *
 * Texts in an array follow each other.
 *
 * @see https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
 */
export type LabelText =
  | string
  | readonly LabelText[]
  | { readonly [value: string]: { readonly [form: string]: LabelText } }

/**
 * All labels of a language as data, so that a translator needs no TypeScript, and a route loader can return them.
 * `createLabels` of `storefront-react/labels/create-labels` turns a pack into labels.
 *
 * @see docs/languages.md
 */
export type LanguagePack = {
  /** BCP 47 tag of the numbers and plurals. */
  readonly locale: string
  /** Between the entries of a list, such as `', '`. */
  readonly separator: string
} & {
  readonly [Group in keyof Labels]: {
    /** A label that is a function needs a text that names or chooses by a value; `['…']` is a text without one. */
    readonly [Name in keyof Labels[Group]]: Labels[Group][Name] extends string
      ? string
      : Exclude<LabelText, string> | `${string}{${string}`
  }
}

/** A category without a form, such as `many` for a million in French, has the form `other`. */
type Forms<Category extends Intl.LDMLPluralRule> = {
  readonly [_ in Intl.LDMLPluralRule]?: string
} & { readonly [_ in Category | 'other']: string }

interface Formats<Category extends Intl.LDMLPluralRule> {
  readonly number: (value: number) => string
  readonly percent: (percent: number) => string
  /** Chooses the form by the plural rules of the language, and writes the number in place of its `#`. */
  readonly count: (value: number, forms: Forms<Category>) => string
}

/**
 * The formats of a language.
 *
 * @typeParam Category the plural categories of whole numbers that have a form of their own; all others have the form `other`
 */
export function createFormats<Category extends Intl.LDMLPluralRule>(locale: string): Formats<Category> {
  const numbers = new Intl.NumberFormat(locale)
  const percents = new Intl.NumberFormat(locale, { style: 'percent' })
  const rules = new Intl.PluralRules(locale)
  const number = (value: number) => numbers.format(value)
  return {
    number,
    percent: (percent) => percents.format(percent / 100),
    count(value, forms) {
      // A type argument hides the other forms from the compiler.
      const given: Forms<never> = forms
      return (given[rules.select(value)] ?? forms.other).replace('#', number(value))
    },
  }
}

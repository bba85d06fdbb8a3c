import { isObject } from '../core/is-object.js'
import type { LabelText, LanguagePack } from '../core/labels/language-pack.js'
import type { Labels } from '../core/labels/labels.js'
import { groupName } from '../search/facets/group-name.js'

type Values = Readonly<Record<string, unknown>>

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

interface LabelValues extends Values {
  readonly issue?: Values
  readonly format?: (amount: string) => string
}

/** The cart passes its issue as one value, and amounts with the function that formats them. */
function flatten({ issue, format, ...values }: LabelValues): Values {
  const all: Record<string, unknown> = { days: 30, ...values, ...issue }
  for (const name of ['price', 'from', 'to']) {
    const amount = all[name]
    if (format && typeof amount === 'string') all[name] = format(amount)
  }
  return all
}

/** What chooses a form: the value, `''` without one, and `'other'` for what has no text, such as a variant. */
function keyOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return value === undefined || value === null || (isList(value) && value.length === 0) ? '' : 'other'
}

/**
 * Turns a language pack into labels for the provider. Call it outside of components, or in `useMemo`, so that the labels
 * stay the same object.
 *
 * @param pack such as `pack` of `storefront-react/labels/de`, also after JSON or from a route loader; or
 *   `{ ...pack, locale: 'de-CH' }` for the numbers of a region
 * @example
 * import { createLabels } from 'storefront-react/labels/create-labels'
 * import { pack } from 'storefront-react/labels/de'
 *
 * export const labels = createLabels(pack)
 * @see docs/languages.md
 */
export function createLabels({ locale, separator, ...groups }: LanguagePack): Labels {
  const numbers = new Intl.NumberFormat(locale)
  const percents = new Intl.NumberFormat(locale, { style: 'percent' })
  const rules = new Intl.PluralRules(locale)

  const formatValue = (name: string, value: unknown): string =>
    isList(value)
      ? value.join(separator)
      : typeof value !== 'number'
        ? keyOf(value)
        : name === 'percent'
          ? percents.format(value / 100)
          : numbers.format(value)

  const choose = (forms: Readonly<Record<string, LabelText>>, value: unknown) => {
    const key = keyOf(value)
    if (key === '') return forms.none
    // The store can have a value "none", and a name of `Object.prototype`.
    const isForm = (name: string) => name !== 'none' && Object.hasOwn(forms, name)
    return forms[[key, rules.select(Number(key))].find(isForm) ?? 'other']
  }

  const write = (text: LabelText = '', values: Values): string =>
    typeof text === 'string'
      ? text.replace(/\{(\w+)\}/g, (_match, name: string) => formatValue(name, values[name]))
      : isList(text)
        ? text.map((part) => write(part, values)).join('')
        : Object.entries(text)
            .map(([name, forms]) => {
              const value = values[name]
              return forms.each && isList(value)
                ? value.map((entry) => write(forms.each, isObject(entry) ? entry : {})).join('')
                : write(choose(forms, value), values)
            })
            .join('')

  const labels: Record<string, Record<string, unknown>> = {}
  for (const [group, texts] of Object.entries<Readonly<Record<string, LabelText>>>(groups)) {
    const own: Record<string, unknown> = (labels[group] = {})
    for (const [name, text] of Object.entries(texts))
      own[name] =
        typeof text === 'string' && !text.includes('{')
          ? text
          : (values: LabelValues) => write(text, flatten(values))
  }
  // The keys of a pack are those of `Labels`.
  const complete = labels as unknown as Labels
  const { facets } = complete
  const group: Labels['facets']['group'] = ({ name }) => {
    const storeName = groupName(name)
    return facets.group({ name: storeName.toLowerCase().replace('colour', 'color') }) || storeName
  }
  const withGroup =
    <V extends { readonly name: string }>(label: (values: V) => string) =>
    (values: V) =>
      label({ ...values, name: group(values) })
  return {
    ...complete,
    facets: {
      ...facets,
      group,
      min: withGroup(facets.min),
      max: withGroup(facets.max),
      more: withGroup(facets.more),
    },
  }
}

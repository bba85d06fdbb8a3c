import { readText } from './read-text.js'

/**
 * The text that a shopper reads: a label or a name comes before a value, which may be a code or a colour.
 * @param option the name of the option, which some stores repeat in each value: `{ name: 'Color', value: 'Red' }`
 */
export function readOptionValue(raw: unknown, option = ''): string {
  const value = readText(raw, 'value')
  const label = readText(raw, 'label', 'name', 'title')
  const isRepeated = label === option.trim() && readText(raw, 'name') === label && !COLOUR.test(value)
  return isRepeated ? value || label : label || value
}

const COLOUR = /^(#[\da-f]{3,8}|(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(.*\))$/i

/** A colour, as CSS or the name of a field says. `''` if the value has none. */
export function readSwatch(raw: unknown): string {
  if (typeof raw !== 'object' || raw === null) return ''
  const { swatch } = raw as { readonly swatch?: unknown }
  const named = readText(swatch, 'color', 'colour', 'hex', 'value') || readText(raw, 'color', 'colour', 'hex')
  const value = readText(raw, 'value')
  return named || (COLOUR.test(value) ? value : '')
}

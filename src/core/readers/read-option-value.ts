import { readText } from './read-text.js'

/** Reads the text of an option value, in `product.options` or in `variant.attributes`. */
export const readOptionValue = (raw: unknown): string => readText(raw, 'value', 'name', 'label', 'title')

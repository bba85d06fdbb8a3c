import { readText } from './read-text.js'

/** The text of an option's value, listed or in a variant's attributes. */
export const readWord = (raw: unknown): string => readText(raw, 'value', 'name', 'label', 'title')

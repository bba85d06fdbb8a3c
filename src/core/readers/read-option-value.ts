import { readText } from './read-text.js'

export const readOptionValue = (raw: unknown): string => readText(raw, 'value', 'name', 'label', 'title')

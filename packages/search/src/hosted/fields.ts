import { isObject } from 'storefront-react/internal'

/** An object of a service. */
export type Fields = Readonly<Record<string, unknown>>

/** A facet may be named like a property of every object. */
export function fieldOf(value: unknown, key: string): Fields {
  const field = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return isObject(field) ? field : {}
}

export const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0

export const readTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

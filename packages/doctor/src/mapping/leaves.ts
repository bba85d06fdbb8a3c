import { isJsonObject } from 'storefront-react/internal'

export type Raw = Readonly<Record<string, unknown>>
export type Path = readonly string[]

/** A field that some rows have, with its value in each of them. Arrays are values. */
export interface Leaf {
  readonly path: Path
  /** `calculated_price.currency_code`, in lower case with underscores, for the comparison of names. */
  readonly name: string
  /** The last part of the name. */
  readonly key: string
  /** One for each row; `undefined` and `null` where the row has none. */
  readonly values: readonly unknown[]
  readonly known: readonly unknown[]
}

const MAX_DEPTH = 5

export const toSnake = (key: string): string => key.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase()

export const valueAt = (row: unknown, path: Path): unknown =>
  path.reduce(
    (value: unknown, key) => (isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    row,
  )

export const listAt = (row: Raw, path: Path): readonly unknown[] => {
  const value = valueAt(row, path)
  return Array.isArray(value) ? (value as unknown[]) : []
}

export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

export const isFilledList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0

/** The fields of rows. Nested objects are followed, arrays are not. */
export function leavesOf(rows: readonly unknown[]): readonly Leaf[] {
  const paths = new Map<string, Path>()
  const visit = (value: unknown, path: Path) => {
    if (isJsonObject(value) && path.length < MAX_DEPTH) {
      for (const key of Object.keys(value)) visit(value[key], [...path, key])
    } else if (path.length > 0) paths.set(JSON.stringify(path), path)
  }
  for (const row of rows) visit(row, [])
  return [...paths.values()].map((path) => {
    const values = rows.map((row) => valueAt(row, path))
    return {
      path,
      name: path.map(toSnake).join('.'),
      key: toSnake(path.at(-1) ?? ''),
      values,
      // An object at this place is followed elsewhere.
      known: values.filter((value) => value != null && !isJsonObject(value)),
    }
  })
}

/** The first of these names that a field with the right values has, the shallow one first. */
export function findNamed(
  leaves: readonly Leaf[],
  names: readonly string[],
  isRight: (value: unknown) => boolean,
): Leaf | undefined {
  for (const name of names) {
    const found = leaves
      .filter((leaf) => leaf.name === name && leaf.known.length > 0 && leaf.known.every(isRight))
      .toSorted((a, b) => a.path.length - b.path.length)[0]
    if (found) return found
  }
  return undefined
}

export const countDistinct = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size

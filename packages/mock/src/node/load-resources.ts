import { readFile } from 'node:fs/promises'

import type { MockStoreOptions } from '../mock-store/create-mock-store.js'

/** @throws Error with a one-line message that names the file. */
export async function loadResources(file: string): Promise<NonNullable<MockStoreOptions['resources']>> {
  let value: unknown
  try {
    value = JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    throw new Error(`--resources: cannot read ${file}: ${(cause as Error).message}`, { cause })
  }
  if (isObjectOfArrays(value)) return value
  throw new Error(`--resources: ${file} must contain an object of arrays, such as { "shipping": [] }.`)
}

const isObjectOfArrays = (value: unknown): value is NonNullable<MockStoreOptions['resources']> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(Array.isArray)

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
  if (typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray))
    return value as NonNullable<MockStoreOptions['resources']>
  throw new Error(`--resources: ${file} must contain an object of arrays, such as { "shipping": [] }.`)
}

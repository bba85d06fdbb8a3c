import { readFile } from 'node:fs/promises'
import { isJsonObject } from 'storefront-react/internal'

import type { MockDialectOptions } from '../mock-store/dialect.js'

/** @throws Error with a one-line message that names the file and the reason. */
export async function loadReport(path: string): Promise<{ readonly dialect: MockDialectOptions }> {
  let report: unknown
  try {
    report = JSON.parse(await readFile(path, 'utf8'))
  } catch (cause) {
    throw new Error(`cannot read ${path}: ${(cause as Error).message}`, { cause })
  }
  if (isJsonObject(report) && isJsonObject(report['dialect'])) {
    return { dialect: report['dialect'] }
  }
  throw new Error(`${path} has no dialect. Write the file with storefront-doctor --json.`)
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { findKey } from '../hostile/key-forms.js'
import type { ObservedPage } from './open-browser.js'

/** A server's key whose characters are written differently in JSON, URLs, HTML and base64. */
export const CANARY_KEY = 'sk_canary/7Qz+"3\\%w=='

/** `file: form` for each file in the folder, at any depth, that contains the key. */
export async function findKeyInFiles(
  folder: string,
  key = CANARY_KEY,
): Promise<{ readonly files: number; readonly found: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const found: string[] = []
  for (const file of files) {
    // Every byte becomes one character, so the search also works in binary files.
    const forms = findKey(await readFile(file, 'latin1'), key)
    found.push(...forms.map((form) => `${file}: ${form}`))
  }
  return { files: files.length, found }
}

/** `URL: form` for each response of the page whose URL or body contains the key. */
export function findKeyInResponses(bodies: ObservedPage['bodies']): string[] {
  return [...bodies].flatMap(([url, body]) =>
    findKey(`${url}\n${body}`, CANARY_KEY).map((form) => `${url}: ${form}`),
  )
}

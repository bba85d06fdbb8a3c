import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, rmdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

import { ShopError } from './shop-error.js'

/** Why a shop cannot be created in this folder; `undefined` if it can. */
export function getFolderProblem(folder: string): string | undefined {
  if (folder.trim() === '') return 'Name a folder, such as my-shop.'
  const path = resolve(folder)
  if (basename(path) === '') return 'Name a folder, such as my-shop.'
  if (!existsSync(path)) return undefined
  if (!lstatSync(path).isDirectory()) return `${folder} exists and is no folder: choose another name.`
  return readdirSync(path).length === 0 ? undefined : `${folder} is not empty: choose another name.`
}

/**
 * Fills a folder beside the new one, and gives it its name at the end, so that a failure leaves nothing half-written.
 * @throws ShopError if the folder is not empty
 */
export async function fillNewFolder(folder: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const problem = getFolderProblem(folder)
  if (problem !== undefined) throw new ShopError(problem)
  const path = resolve(folder)
  const parent = dirname(path)
  const firstNew = await mkdir(parent, { recursive: true })
  const draft = await mkdtemp(join(parent, `.${basename(path)}-`))
  const clear = async () => {
    await rm(draft, { recursive: true, force: true, maxRetries: 5 })
    if (firstNew !== undefined) await rm(firstNew, { recursive: true, force: true })
  }
  const stop = () => void clear().finally(() => process.exit(130))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    await fill(draft)
    if (existsSync(path)) await rmdir(path)
    await rename(draft, path)
  } catch (error) {
    await clear()
    throw error
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}

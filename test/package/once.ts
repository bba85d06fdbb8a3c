import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The variable with a folder that all test files of a run share. */
export const SHARED = 'STOREFRONT_SHARED'

/**
 * Makes a folder in the first test file that asks for it. The others, which run in other processes, wait for it, and fail
 * with its error. Nobody may change a file of the folder.
 */
export async function once(
  shared: string,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(shared, name)
  const result = `${folder}.result`
  try {
    await mkdir(folder)
  } catch {
    while (!existsSync(result)) await sleep(100)
    const error = await readFile(result, 'utf8')
    if (error) throw new Error(error)
    return folder
  }
  const finish = async (error: string) => {
    // Nobody reads half of a text.
    await writeFile(`${result}.part`, error)
    await rename(`${result}.part`, result)
  }
  try {
    await make(folder)
  } catch (error) {
    await finish(String(error))
    throw error
  }
  await finish('')
  return folder
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { InstalledProject } from '../package/install-project.js'

/** For a further build of the Next example with other settings: the build of next.test.ts checks the same types. */
export async function skipTypeCheck({ folder }: InstalledProject): Promise<void> {
  const path = join(folder, 'next.config.ts')
  const start = 'const config: NextConfig = {'
  const text = await readFile(path, 'utf8')
  if (!text.includes(start)) throw new Error(`next.config.ts has no "${start}".`)
  await writeFile(path, text.replace(start, `${start}\n  typescript: { ignoreBuildErrors: true },`))
}

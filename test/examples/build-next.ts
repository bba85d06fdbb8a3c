import { cp } from 'node:fs/promises'
import { join } from 'node:path'

import type { InstalledProject } from '../package/install-project.js'
import { once, SHARED } from '../package/once.js'

/**
 * Builds the Next example for a store that does not answer: no server listens on the port, so the build fails if it makes a
 * request. Which store it reads is a setting of `next start`, so the test files of a run share one build.
 */
export async function buildNext(project: InstalledProject, serverKey: string): Promise<void> {
  const build = () =>
    project.run('next', ['build'], {
      STOREFRONT_URL: 'http://127.0.0.1:9/api/v1',
      STOREFRONT_API_KEY: serverKey,
      NEXT_TELEMETRY_DISABLED: '1',
    })
  const output = join(project.folder, '.next')
  const shared = process.env[SHARED]
  if (!shared) {
    await build()
    return
  }
  const built = await once(shared, 'next-build', async (folder) => {
    await build()
    await cp(output, folder, { recursive: true })
  })
  await cp(built, output, { recursive: true })
}

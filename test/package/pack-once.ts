import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { SHARED } from './once.js'
import { pack, PACKED } from './packed-package.js'

/**
 * Packs the package for all test files: each would compile it again, and replace the `dist` that another one reads. Also
 * makes the folder where they share installed dependencies.
 */
export default async function packOnce(): Promise<() => Promise<void>> {
  const packed = await pack()
  const shared = await mkdtemp(join(tmpdir(), 'storefront-react-shared-'))
  process.env[PACKED] = packed.tarball
  process.env[SHARED] = shared
  return async () => {
    await packed.remove()
    await rm(shared, { recursive: true, force: true, maxRetries: 5 })
  }
}

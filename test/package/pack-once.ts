import { pack, PACKED } from './packed-package.js'

/** Packs the package for all test files: each would compile it again, and replace the `dist` that another one reads. */
export default async function packOnce(): Promise<() => Promise<void>> {
  const packed = await pack()
  process.env[PACKED] = packed.tarball
  return () => packed.remove()
}

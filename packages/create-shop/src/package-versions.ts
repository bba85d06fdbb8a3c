import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { ShopError } from './shop-error.js'

/** The packages of this repository that a template can name. */
const OWN = /^storefront-(react|mock|search|agents|doctor)$/

export type Dependencies = Record<string, string>

/**
 * The dependencies of a template, with the versions that npm can install.
 * @param folder with tarballs of the own packages; otherwise their published version
 * @throws ShopError if a tarball is missing
 */
export function withOwnPackages(
  dependencies: Readonly<Dependencies>,
  published: Readonly<Dependencies>,
  folder: string | undefined,
): Dependencies {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [
      name,
      !OWN.test(name)
        ? version
        : folder === undefined
          ? (published[name] ?? version)
          : findTarball(name, folder),
    ]),
  )
}

function findTarball(name: string, folder: string): string {
  let files: string[] = []
  try {
    files = readdirSync(folder)
  } catch {
    // Reported as a missing tarball.
  }
  const file = files.find((each) => each.startsWith(`${name}-`) && each.endsWith('.tgz'))
  if (file === undefined) throw new ShopError(`--packages: there is no tarball of ${name} in ${folder}.`)
  return `file:${join(resolve(folder), file)}`
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../package/packed-package.js'

export const blocks = join(root, 'blocks')

export interface RegistryItem {
  readonly name: string
  readonly title?: string
  readonly description?: string
  readonly docs?: string
  readonly dependencies?: readonly string[]
  readonly registryDependencies?: readonly string[]
  readonly files: readonly { readonly path: string; readonly target: string; readonly content?: string }[]
}

export const registry = JSON.parse(readFileSync(join(blocks, 'registry.json'), 'utf8')) as {
  readonly name: string
  readonly items: readonly RegistryItem[]
}

export const sourceOf = (path: string) => readFileSync(join(blocks, path), 'utf8')

/** The files of a block's folder, as `registry.json` names them. */
export const filesOf = (name: string) => readdirSync(join(blocks, name)).map((file) => `${name}/${file}`)

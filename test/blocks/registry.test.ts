import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { blockPreviews } from '../../site/previews/previews.js'
import { entryPoints } from '../package/packed-package.js'
import { blocks, filesOf, registry, sourceOf } from './registry.js'

const IGNORED = new Set(['dist', 'node_modules'])
const importsOf = (path: string) => [...sourceOf(path).matchAll(/ from '([^']+)'/g)].map(([, from]) => from!)

describe('the registry of blocks', () => {
  it('has an item for each folder', () => {
    const folders = readdirSync(blocks, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !IGNORED.has(entry.name))
      .map(({ name }) => name)
    expect(registry.items.map(({ name }) => name).sort()).toEqual(folders.sort())
  })

  it.each(registry.items)('installs every file of $name, and describes the item', (item) => {
    expect(item.files.map(({ path }) => path).sort()).toEqual(filesOf(item.name).sort())
    for (const { path, target } of item.files) expect(target).toBe(`@components/shop/${path}`)
    for (const text of [item.title, item.description, item.docs]) expect(text).toMatch(/\w/)
  })

  it('has a live preview on the site, a row and a section in the guide for each item', () => {
    const names = registry.items.map(({ name }) => name).sort()
    const guide = readFileSync(join(blocks, '../docs/blocks.md'), 'utf8')
    const found = (pattern: RegExp) => [...guide.matchAll(pattern)].map(([, name]) => name).sort()
    expect(Object.keys(blockPreviews).sort()).toEqual(names)
    expect(found(/^\| `([\w-]+)`/gm)).toEqual(names)
    expect(found(/^### `([\w-]+)`$/gm)).toEqual(names)
  })

  it('is installed from the site that a reader has open, and from no other host', () => {
    const guide = readFileSync(join(blocks, '../docs/blocks.md'), 'utf8')
    expect([...guide.matchAll(/registry add .*/g)].map(String)).toEqual([
      'registry add "@storefront-react=$SITE/r/{name}.json"',
    ])
  })

  it.each(registry.items)('names every item and package that $name imports', (item) => {
    const { registryDependencies = [], dependencies = [] } = item
    const required = ['storefront-react', '@tanstack/react-query']
    expect(dependencies.slice(0, 2)).toEqual(required)
    const packages = new Set<string>()
    const imported = new Set<string>()
    for (const { path } of item.files) {
      for (const from of importsOf(path)) {
        if (from.startsWith('storefront-react')) expect(entryPoints, path).toContain(from)
        else if (!from.startsWith('.')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(from)![0])
        else {
          const [folder = ''] = join(dirname(path), from).split(/[\\/]/)
          if (folder !== item.name) imported.add(`@${registry.name}/${folder}`)
        }
      }
    }
    // Every app with React has both, and each item names the required packages.
    for (const name of ['react', 'react-dom', ...required]) packages.delete(name)
    expect([...packages]).toEqual(dependencies.slice(2))
    expect([...imported].sort()).toEqual([...registryDependencies].sort())
  })

  it.each(registry.items)('lays out $name in both directions of writing', (item) => {
    // `left-0` or `pl-4` would stay on the same side in a right-to-left shop.
    const physical =
      /(?<![\w-])-?(?:[mp][lr]|left|right|border-[lr]|rounded-[lr]|text-(?:left|right))-[\w./[]+/g
    for (const { path } of item.files) expect(sourceOf(path).match(physical) ?? [], path).toEqual([])
  })
})

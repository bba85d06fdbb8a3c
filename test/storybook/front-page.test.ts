import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

import { DEPENDENCIES } from '../../.storybook/listed-dependencies.js'
import { FRONT_PAGE } from '../../.storybook/warm-front-page.js'
import { sourcePackages } from '../../scripts/source-packages.js'

const root = join(import.meta.dirname, '../..')

/** In the lists of Storybook's own presets. */
const LISTED_BY_STORYBOOK = ['@storybook/addon-docs/blocks', 'react', 'react/jsx-runtime']

interface Imports {
  /** Paths from the root of the repository. */
  readonly modules: readonly string[]
  /** Names of packages, with the module that imports each first. */
  readonly packages: ReadonlyMap<string, string>
}

/** What a browser loads with these files: the imports of values, and with `later` also those that run later. */
function readImports(files: readonly string[], { later = false } = {}): Imports {
  const found = new Set(files.map((file) => join(root, file)))
  const packages = new Map<string, string>()
  // A set that grows during the loop is read to its end.
  for (const file of found)
    for (const name of importsOf(file, later)) {
      const path = resolve(name, file)
      if (path !== undefined) found.add(path)
      else if (!packages.has(name)) packages.set(name, relative(root, file))
    }
  return { modules: [...found].map((file) => relative(root, file)), packages }
}

function importsOf(file: string, later: boolean): string[] {
  const code = readFileSync(file, 'utf8')
  // The others of this page are in a code example.
  if (file.endsWith('.mdx')) return [...code.matchAll(/^import \S.* from '(.+)'$/gm)].flatMap(readSpecifier)
  if (!/\.tsx?$/.test(file)) return []
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module
  return [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ...(later
      ? dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
          [...code.slice(start, end).matchAll(/^'(.+)'$/g)].flatMap(readSpecifier),
        )
      : []),
  ]
}

const readSpecifier = ([, name = '']: RegExpMatchArray) => (name.startsWith('storefront-react') ? [] : [name])

/** As the Vite configuration of Storybook does. `undefined` for a package. */
function resolve(name: string, importer: string): string | undefined {
  const [, block] = /\/components\/shop\/(.+)$/.exec(name) ?? []
  const source = sourcePackages.find(({ find }) => find.test(name))
  const path = block
    ? join(root, 'blocks', block)
    : source
      ? name.replace(source.find, source.replacement)
      : name.startsWith('.')
        ? join(dirname(importer), name.replace(/\?.*$/, ''))
        : undefined
  if (path === undefined) return undefined
  const file = [
    path,
    path.replace(/\.js$/, '.ts'),
    path.replace(/\.js$/, '.tsx'),
    `${path}.ts`,
    `${path}.tsx`,
  ].find(existsSync)
  if (!file) throw new Error(`${relative(root, importer)} imports ${name}, which is not a file.`)
  return file
}

describe('npm start', () => {
  const stories = readdirSync(join(root, 'stories'))
    .filter((file) => /\.(mdx|stories\.tsx)$/.test(file))
    .map((file) => `stories/${file}`)

  it('bundles each dependency of each story at once, so that no page loads twice', () => {
    const { packages } = readImports(['.storybook/preview.tsx', ...stories], { later: true })
    const listed = [...DEPENDENCIES, ...LISTED_BY_STORYBOOK]
    const missing = [...packages].filter(([name]) => !listed.includes(name) && !name.startsWith('virtual:'))
    expect(missing).toEqual([])
    expect(packages.get('storybook/theming/create')).toBe('.storybook/shop-themes.ts')
  })

  it('loads no index of the library with the front page, but the parts that the page shows', () => {
    const { modules } = readImports(FRONT_PAGE)
    expect(modules).toEqual(expect.arrayContaining([...FRONT_PAGE, 'src/product-list/root/root.tsx']))
    expect(modules).not.toEqual(expect.arrayContaining(['src/index.ts']))
    expect(modules).not.toEqual(expect.arrayContaining(['src/core/index.ts']))
    expect(modules.length).toBeLessThan(300)
  })
})

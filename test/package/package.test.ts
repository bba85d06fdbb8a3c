import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { findTypeErrors } from './find-type-errors.js'
import {
  createConsumer,
  entryPoints,
  library,
  pack,
  tarballsIn,
  tools,
  type Consumer,
} from './packed-package.js'

const requiredPackages: Readonly<Record<string, readonly string[]>> = {
  'storefront-react': ['react', 'react-dom', '@tanstack/react-query'],
  'storefront-react/core': [],
  'storefront-react/zod': ['zod'],
  'storefront-react/queries': ['@tanstack/react-query'],
  'storefront-react/server': [],
  'storefront-react/virtual': ['react', 'react-dom', '@tanstack/react-query', '@tanstack/react-virtual'],
  'storefront-react/url': ['react', 'react-dom', '@tanstack/react-query', 'nuqs'],
  'storefront-react/url/server': ['nuqs'],
  'storefront-react/cart': ['react', 'react-dom', '@tanstack/react-query'],
  'storefront-react/saved': ['react', 'react-dom', '@tanstack/react-query'],
  'storefront-react/search': ['react', 'react-dom', '@tanstack/react-query'],
  'storefront-react/search/engine': [],
  ...Object.fromEntries(entryPoints.filter((name) => name.includes('/labels/')).map((name) => [name, []])),
  'storefront-react/internal': [],
  'storefront-agents': [],
  'storefront-agents/page': ['react', 'react-dom', '@tanstack/react-query'],
  'storefront-agents/feed': [],
  'storefront-agents/node': [],
  'storefront-agents/mock': ['storefront-search'],
  'storefront-doctor': [],
  'storefront-mock': [],
  'storefront-mock/msw': ['msw'],
  'storefront-mock/react': ['react', 'react-dom', '@tanstack/react-query', '@testing-library/react'],
  'storefront-mock/storybook': ['react', 'react-dom', '@tanstack/react-query'],
  'storefront-mock/node': [],
  'storefront-mock/vitest': [],
  'storefront-search/hosted': [],
  'storefront-search/local': [],
  'storefront-search/server': [],
}

const execute = promisify(execFile)

let packed: Awaited<ReturnType<typeof pack>>
const consumers: Consumer[] = []
const folders: string[] = []

async function consumerWith(
  packages: readonly string[],
  aliases?: Readonly<Record<string, string>>,
): Promise<Consumer> {
  const consumer = await createConsumer(packed.tarball, packages, aliases)
  consumers.push(consumer)
  return consumer
}

const toolNames = tools.map(({ name }) => name)
const packages = [library, ...tools].map(({ name }) => name)
/** E.g. `storefront-mock` for `storefront-mock/node`. */
const toolOf = (entry: string) => toolNames.filter((name) => `${entry}/`.startsWith(`${name}/`))

beforeAll(async () => {
  packed = await pack()
})

afterAll(async () => {
  await Promise.all([...consumers, packed].map((each) => each.remove()))
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

describe('the packed packages', () => {
  it.each([library, ...tools])('$name has no dependencies besides its peers', ({ manifest: each }) => {
    expect(each).not.toHaveProperty('dependencies')
  })

  it.each(entryPoints)(
    'can be imported as %s with only the packages that this entry point needs',
    async (entry) => {
      const consumer = await consumerWith([...requiredPackages[entry]!, ...toolOf(entry)])
      const names = await consumer.run('node', [
        '--input-type=module',
        '--eval',
        `console.log(Object.keys(await import('${entry}')).length)`,
      ])
      expect(Number(names)).toBeGreaterThan(0)
    },
  )

  it.each([
    ['bundler', 'newest', {}],
    ['nodenext', 'newest', {}],
    ['bundler', 'oldest', { '@tanstack/react-query': 'react-query-oldest', zod: 'zod-oldest' }],
  ])(
    'type-checks in a strict project (%s, %s peers)',
    { timeout: 300_000 },
    async (moduleResolution, _age, aliases) => {
      const types = ['@types/node', '@types/react', '@types/react-dom']
      const peers = [library, ...tools].flatMap((each) => Object.keys(each.manifest.peerDependencies ?? {}))
      const others = peers.filter((name) => name !== library.name && !toolNames.includes(name))
      const consumer = await consumerWith([...new Set([...others, ...types, ...toolNames])], aliases)
      const imports = entryPoints.map((entry, index) => `import * as entry${index} from '${entry}'`)
      const uses = `export const entries = [${entryPoints.map((_, index) => `entry${index}`).join(', ')}]`
      await writeFile(join(consumer.folder, 'index.ts'), [...imports, uses].join('\n'))
      await writeFile(join(consumer.folder, 'package.json'), '{ "type": "module" }')
      await writeFile(
        join(consumer.folder, 'tsconfig.json'),
        JSON.stringify({
          compilerOptions: {
            strict: true,
            exactOptionalPropertyTypes: true,
            noEmit: true,
            target: 'es2022',
            lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
            module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
            moduleResolution,
            types: ['node'],
          },
          files: ['index.ts'],
        }),
      )
      const folders = packages.map((name) => join(consumer.folder, 'node_modules', name))
      expect(findTypeErrors(consumer.folder, folders)).toEqual([])
    },
  )

  it.each([library, ...tools])('$name imports only packages that its package.json declares', async (each) => {
    const consumer = await consumerWith(toolNames)
    const folder = join(consumer.folder, 'node_modules', each.name)
    const declared = Object.keys(each.manifest.peerDependencies ?? {})
    const undeclared: string[] = []
    for (const path of await readdir(join(folder, 'dist'), { recursive: true })) {
      if (!/\.(js|d\.ts)$/.test(path)) continue
      const code = await readFile(join(folder, 'dist', path), 'utf8')
      for (const { fileName: name } of ts.preProcessFile(code).importedFiles) {
        const isDeclared =
          /^(\.|node:)/.test(name) || declared.some((peer) => `${name}/`.startsWith(`${peer}/`))
        if (!isDeclared) undeclared.push(`${path}: ${name}`)
      }
    }
    expect(undeclared).toEqual([])
  })

  it.each(packages)(
    "%s has 'use client' in the files that use client features, and in no barrel",
    async (name) => {
      const consumer = await consumerWith(toolNames)
      const folder = join(consumer.folder, 'node_modules', name)
      const wrong: string[] = []
      for (const path of await readdir(join(folder, 'dist'), { recursive: true })) {
        if (!path.endsWith('.js')) continue
        const code = await readFile(join(folder, 'dist', path), 'utf8')
        const isClient = /^(['"])use client\1/.test(code)
        const isBarrel =
          /^export (\*|\{[^}]*\}) (as \w+ )?from /m.test(code) || /(^|\/)index(\.\w+)?\.js$/.test(path)
        const usesClientFeatures =
          /^import \{[^}]*\b(createContext|use[A-Z]\w*)\b[^}]*\} from ['"]react['"]/m.test(code)
        if (isClient && isBarrel) wrong.push(`${path}: a barrel`)
        if (usesClientFeatures && !isClient) wrong.push(`${path}: uses hooks or context without 'use client'`)
      }
      expect(wrong).toEqual([])
    },
  )

  it.each([
    ['storefront-react', 'src/core/index.ts'],
    ['storefront-agents', 'src/index.ts'],
    ['storefront-doctor', 'dist/cli.js'],
    ['storefront-mock', 'src/index.ts'],
    ['storefront-search', 'src/local/index.ts'],
  ])(
    '%s contains its code, the licence and a readme, but no tests and nothing of packages/',
    async (name, file) => {
      const consumer = await consumerWith(toolNames)
      const paths = await readdir(join(consumer.folder, 'node_modules', name), { recursive: true })
      expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json', file]))
      expect(paths.filter((path) => /\.(test|test-d)\.|^packages/.test(path))).toEqual([])
    },
  )
})

/** An empty cache shows that nothing else is needed. With old peer rules, npm asks for no peer that is not installed. */
async function emptyCache(): Promise<readonly string[]> {
  const cache = await mkdtemp(join(tmpdir(), 'storefront-cache-'))
  folders.push(cache)
  return ['--offline', '--legacy-peer-deps', `--cache=${cache}`]
}

/** Installs from the tarballs alone: without a network, and without the peers that npm would add. */
async function installAlone(names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-alone-'))
  folders.push(folder)
  const tarballs = tarballsIn(dirname(packed.tarball))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  const options = [...(await emptyCache()), '--no-audit', '--no-fund', '--silent']
  await execute('npm', ['install', ...options, ...names.map((name) => tarballs.get(name)!)], { cwd: folder })
  const installed = (await readdir(join(folder, 'node_modules'))).filter((name) => !name.startsWith('.'))
  expect(installed).toEqual(names)
  return folder
}

describe('the commands in an empty folder', () => {
  it('storefront-mock serves a shop that storefront-doctor checks, without React and TanStack Query', async () => {
    const mock = await installAlone(['storefront-mock', 'storefront-react'])
    const doctor = tarballsIn(dirname(packed.tarball)).get('storefront-doctor')!
    const folder = await mkdtemp(join(tmpdir(), 'storefront-empty-'))
    folders.push(folder)
    const cli = join(mock, 'node_modules/storefront-mock/dist/cli.js')
    const server = spawn(process.execPath, [cli, '--port', '0', '--products', '30'])
    try {
      const [line] = (await once(server.stdout, 'data')) as [Buffer]
      const [url = ''] = /http:\S+/.exec(line.toString()) ?? []
      const npx = ['--yes', ...(await emptyCache()), `--package=${doctor}`, 'storefront-doctor', url]
      const { stdout } = await execute('npx', npx, {
        cwd: folder,
        env: { ...process.env, STOREFRONT_API_KEY: 'pk_mock', NO_COLOR: '1' },
      })
      expect(stdout).toContain('createStorefrontClient')
    } finally {
      server.kill()
    }
  })

  it('storefront-mock needs no other package at all', async () => {
    const folder = await installAlone(['storefront-mock'])
    const cli = join(folder, 'node_modules/storefront-mock/dist/cli.js')
    expect((await execute(process.execPath, [cli, '--help'])).stdout).toContain('Usage: storefront-mock')
  })

  it('storefront-doctor takes at most 500 kB', async () => {
    const folder = join(await installAlone(['storefront-doctor']), 'node_modules/storefront-doctor')
    const files = await readdir(folder, { recursive: true, withFileTypes: true })
    const sizes = await Promise.all(
      files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name))),
    )
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(500_000)
  })
})

it('an app with the library, the mock and the tools for agents has one provider', async () => {
  const consumer = await consumerWith([
    'react',
    'react-dom',
    '@tanstack/react-query',
    '@testing-library/react',
    'storefront-mock',
  ])
  await writeFile(
    join(consumer.folder, 'index.mjs'),
    `import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { useStorefront } from 'storefront-react'
import { createWrapper } from 'storefront-mock/react'
const Currency = () => useStorefront().currency
console.log(renderToString(createElement(createWrapper({ currency: 'CHF' }), null, createElement(Currency))))`,
  )
  expect(await consumer.run('node', ['index.mjs'])).toBe('CHF\n')
})

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { findTypeErrors } from './find-type-errors.js'
import { createConsumer, entryPoints, manifest, pack, type Consumer } from './packed-package.js'

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
  'storefront-react/agents': ['react', 'react-dom', '@tanstack/react-query'],
  'storefront-react/search': ['react', 'react-dom', '@tanstack/react-query'],
  'storefront-react/search/local': ['minisearch'],
  ...Object.fromEntries(entryPoints.filter((name) => name.includes('/labels/')).map((name) => [name, []])),
  'storefront-react/testing': [],
  'storefront-react/testing/msw': ['msw'],
  'storefront-react/testing/react': ['react', 'react-dom', '@tanstack/react-query', '@testing-library/react'],
  'storefront-react/testing/storybook': ['react', 'react-dom', '@tanstack/react-query'],
  'storefront-react/testing/node': [],
}

let packed: Awaited<ReturnType<typeof pack>>
const consumers: Consumer[] = []

async function consumerWith(
  packages: readonly string[],
  aliases?: Readonly<Record<string, string>>,
): Promise<Consumer> {
  const consumer = await createConsumer(packed.tarball, packages, aliases)
  consumers.push(consumer)
  return consumer
}

beforeAll(async () => {
  packed = await pack()
})

afterAll(async () => {
  await Promise.all([...consumers, packed].map((each) => each.remove()))
})

describe('the packed package', () => {
  it('has no dependencies besides its peers', () => {
    expect(manifest).not.toHaveProperty('dependencies')
  })

  it.each(entryPoints)(
    'can be imported as %s with only the packages that this entry point needs',
    async (entry) => {
      const consumer = await consumerWith(requiredPackages[entry]!)
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
      const consumer = await consumerWith([...Object.keys(manifest.peerDependencies), ...types], aliases)
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
      expect(findTypeErrors(consumer.folder, consumer.packed)).toEqual([])
    },
  )

  it('imports only packages that its package.json declares, in code and in declarations', async () => {
    const { packed: folder } = await consumerWith([])
    const declared = Object.keys(manifest.peerDependencies)
    const undeclared: string[] = []
    for (const path of await readdir(join(folder, 'dist'), { recursive: true })) {
      if (!/\.(js|d\.ts)$/.test(path)) continue
      const code = await readFile(join(folder, 'dist', path), 'utf8')
      for (const { fileName: name } of ts.preProcessFile(code).importedFiles) {
        const isDeclared =
          /^(\.|node:)/.test(name) || declared.some((each) => `${name}/`.startsWith(`${each}/`))
        if (!isDeclared) undeclared.push(`${path}: ${name}`)
      }
    }
    expect(undeclared).toEqual([])
  })

  it("has 'use client' in the files that use client features, and in no barrel", async () => {
    const { packed: folder } = await consumerWith([])
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
  })

  it('contains the sources for debugging, the licence and the readme, but no tests', async () => {
    const { packed: folder } = await consumerWith([])
    const paths = await readdir(folder, { recursive: true })
    expect(paths).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'src/core/index.ts']),
    )
    expect(paths.filter((path) => /\.(test|test-d)\./.test(path))).toEqual([])
  })
})

import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

import { serve } from '../../examples/own-backend/src/serve.js'
import { parseOptions as parseAgentsOptions } from '../../packages/agents/src/cli/options.js'
import { parseDoctorOptions } from '../../packages/doctor/src/cli/options.js'
import { parseCliOptions } from '../../packages/mock/src/node/cli-options.js'
import { createWooCommerceStandIn } from '../own-back-end/woocommerce-stand-in.js'
import { projectEnv } from '../package/install-project.js'
import { pack, root, tarballsIn } from '../package/packed-package.js'

/** Files that a user reads, with the command lines that they print. */
const pages = execFileSync('git', ['ls-files', '*.md', '**/*.md', 'site/content/**'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) =>
    /^(README|CHANGELOG|docs\/|packages\/|examples\/|skills\/|site\/content\/|blocks\/)/.test(file),
  )
  .filter((file) => file.endsWith('.md') && existsSync(join(root, file)))

interface Printed {
  readonly file: string
  readonly command: string
}

/** In a block of code, between back ticks, in a component of the site, or in a configuration; a comment ends the line. */
const COMMANDS = /(?<![\w/-])(?:npm create storefront-shop|npx storefront-\w+|npm run )[^`'"\n|]*/g

/** A backslash continues a command on the next line. */
const readCommands = (file: string) =>
  readFileSync(join(root, file), 'utf8').replaceAll(/\s*\\\r?\n\s*/g, ' ')

const printed: readonly Printed[] = pages.flatMap((file) =>
  [...readCommands(file).matchAll(COMMANDS)].map(([line]) => ({
    file,
    command: line
      .replace(/\s+#.*$/, '')
      .replace(/\s(&&|over|or|in|serves)\s.*$/, '')
      .replace(/[:;.,]?\s*$/, ''),
  })),
)

const distinct = (start: string): readonly Printed[] =>
  printed
    .filter(({ command }) => command.startsWith(start))
    .filter((each, index, all) => all.findIndex(({ command }) => command === each.command) === index)

const wordsOf = (command: string, start: string) =>
  command
    .slice(start.length)
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    // A place for the reader's own address.
    .join(' ')
    .replace('<its address>', 'https://shop.example/api/v1')
    .split(' ')
    .filter(Boolean)

describe('the command lines that docs and READMEs print', () => {
  it('are found', () => {
    expect(distinct('npm create').length).toBeGreaterThan(3)
    expect(distinct('npx storefront-mock').length).toBeGreaterThan(9)
    expect(distinct('npx storefront-doctor').length).toBeGreaterThan(1)
    expect(distinct('npm run').length).toBeGreaterThan(5)
  })

  it.each(distinct('npx storefront-mock'))('$command ($file) has options that exist', ({ command }) => {
    expect(() => parseCliOptions(wordsOf(command, 'npx storefront-mock'))).not.toThrow()
  })

  it.each(distinct('npx storefront-doctor'))('$command ($file) has options that exist', ({ command }) => {
    expect(() => parseDoctorOptions(wordsOf(command, 'npx storefront-doctor'))).not.toThrow()
  })

  it.each(distinct('npx storefront-agents'))('$command ($file) has options that exist', ({ command }) => {
    expect(() => parseAgentsOptions(wordsOf(command, 'npx storefront-agents'))).not.toThrow()
  })

  /** The root, the examples, and the scripts that a created shop has. */
  const manifests = execFileSync('git', ['ls-files', 'package.json', 'examples/*/package.json'], {
    cwd: root,
    encoding: 'utf8',
  })
  const scripts = new Set(
    manifests
      .trim()
      .split('\n')
      .flatMap((file) =>
        Object.keys(
          (JSON.parse(readFileSync(join(root, file), 'utf8')) as { scripts?: Record<string, string> })
            .scripts ?? {},
        ),
      ),
  )
  it.each(distinct('npm run'))('$command ($file) is a script', ({ command }) => {
    expect([...scripts]).toContain(wordsOf(command, 'npm run')[0])
  })
})

describe('npm create storefront-shop', () => {
  const cleanups: (() => unknown)[] = []
  let folder: string
  let tarballs: string
  let api: string
  let wooCommerce: string

  beforeAll(async () => {
    const packed = await pack()
    cleanups.push(() => packed.remove())
    tarballs = dirname(packed.tarball)
    folder = await mkdtemp(join(tmpdir(), 'storefront-react-printed-'))
    cleanups.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
    await writeFile(join(folder, 'package.json'), '{ "private": true }')
    await promisify(execFile)(
      'npm',
      [
        'install',
        '--prefer-offline',
        '--no-audit',
        '--no-fund',
        tarballsIn(tarballs).get('create-storefront-shop')!,
      ],
      { cwd: folder, env: projectEnv(folder), shell: process.platform === 'win32' },
    )
    const store = createMockStore({ ...createSampleCatalog({ size: 30 }), apiKey: 'pk_printed' })
    const server = await serveMockStore(store)
    cleanups.push(() => server.close())
    api = server.baseUrl
    const other = await serve(createWooCommerceStandIn(createSampleCatalog({ size: 30 })))
    cleanups.push(() => other.close())
    wooCommerce = other.origin
  })

  afterAll(async () => {
    for (const cleanUp of cleanups.reverse()) await cleanUp()
  })

  it.each(distinct('npm create storefront-shop'))('$command ($file) creates a shop', async ({ command }) => {
    const words = wordsOf(command, 'npm create storefront-shop').filter(
      (word) => word !== '@latest' && word !== '--',
    )
    const args = words.map((word) =>
      word.replace('https://shop.example/api/v1', api).replace('https://shop.example', wooCommerce),
    )
    const name = args[0]?.startsWith('-') === false ? args.shift()! : 'my-shop'
    const shop = `${name}-${Math.random().toString(36).slice(2)}`
    await promisify(execFile)(
      process.execPath,
      [
        join(folder, 'node_modules/create-storefront-shop/dist/cli.js'),
        ...[shop, ...args, '--yes', '--no-install', '--packages', tarballs],
      ],
      { cwd: folder, env: projectEnv(folder, { STOREFRONT_API_KEY: 'pk_printed' }) },
    )
    expect(existsSync(join(folder, shop, 'package.json'))).toBe(true)
  })
})

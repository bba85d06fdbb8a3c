import { execFile, execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
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

/** Every line of a shell block, and every command between back ticks, that is not one of the commands above. */
const others: readonly Printed[] = pages.flatMap((file) => {
  const text = readCommands(file)
  const lines = [...text.matchAll(/```(?:sh|bash|shell)\n([^]*?)```/g)].flatMap(([, block]) =>
    block!.split('\n'),
  )
  const inline = [...text.matchAll(/`((?:npm|npx|node|pnpm|yarn|docker|curl) [^`\n]+)`/g)].map(
    ([, line]) => line!,
  )
  return [...lines, ...inline]
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#') && line.search(new RegExp(COMMANDS.source)) < 0)
    .map((command) => ({ file, command }))
})

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

/** Generators of other projects. The tutorial and the examples begin with what they write. */
const GENERATORS = /^(npm create vite|npx create-next-app|npx create-react-router)@latest my-shop/
const CHANGES = /^(cd [\w/-]+|export \w+=\S+|SITE=…)$/

describe('the other lines for a shell', () => {
  const manifests = [
    'package.json',
    'examples/*/package.json',
    'packages/*/package.json',
    'test/tutorial/package.json',
  ]
  const known = new Set(
    execFileSync('git', ['ls-files', ...manifests], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n')
      .flatMap((file) => {
        const { name, dependencies, devDependencies } = JSON.parse(
          readFileSync(join(root, file), 'utf8'),
        ) as { readonly name: string; readonly dependencies?: object; readonly devDependencies?: object }
        return [name, ...Object.keys({ ...dependencies, ...devDependencies })]
      }),
  )
  const { items } = JSON.parse(readFileSync(join(root, 'blocks/registry.json'), 'utf8')) as {
    readonly items: readonly { readonly name: string }[]
  }
  const scripts = new Set(['test', 'start'])

  /** They ask a running shop for the addresses. */
  const exampleTests = execFileSync('git', ['ls-files', 'test/examples'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')

  const isGood = (command: string, file: string): boolean => {
    const packages = /^npm (?:install|ls)(?: --save-dev)?((?: [@\w./-]+(?:@latest)?)*)$/.exec(command)
    if (packages)
      return packages[1]!
        .split(' ')
        .filter(Boolean)
        .every((name) => known.has(name.replace(/(?<=.)@latest$/, '')))
    const block = /^npx shadcn add "?@storefront-react\/([\w-]+)"?(?: --diff)?$/.exec(command)
    if (block) return items.some(({ name }) => name === block[1])
    if (/^npx shadcn( init| registry add "@storefront-react=\$SITE\/r\/\{name\}\.json"| add)?$/.test(command))
      return true
    const script = /^(?:STOREFRONT_API_KEY=\S+ )?npm (test|start)$/.exec(command)
    if (script) return scripts.has(script[1]!)
    const tests = /^npx vitest run(?: --project (\w+) (\S+))?$/.exec(command)
    if (tests) return tests[2] === undefined || existsSync(join(root, tests[2]))
    const program = /^npx tsx (\S+)$/.exec(command)
    if (program) return existsSync(join(root, program[1]!))
    // `test/examples` runs it, and the example has it as its script.
    if (command.startsWith('node --experimental-vm-modules node_modules/jest/')) return known.has('jest')
    if (command.startsWith('npx -p storefront-react storefront-doctor')) return file === 'docs/upgrade.md'
    // `.ci/run` installs and tests with them.
    if (/^npm (ci && npm start|cit)$/.test(command)) return true
    const asked = /^curl (?:-\w+ '[^']+' )*http:\/\/localhost:3000(\/[\w./-]+)/.exec(command)
    if (asked) return exampleTests.includes(asked[1]!)
    return GENERATORS.test(command) || CHANGES.test(command)
  }

  it.each(
    others.filter(({ command }, index) => others.findIndex((each) => each.command === command) === index),
  )('$command ($file) names packages, blocks, scripts and files that exist', ({ command, file }) =>
    expect(isGood(command, file), command).toBe(true),
  )
})

/** A feed refuses the drawn pictures of the sample, which are no web addresses. */
const withWebPictures = <T>(catalog: T): T =>
  JSON.parse(
    JSON.stringify(catalog).replaceAll(/"data:image(?:[^"\\]|\\.)*"/g, '"https://shop.example/picture.jpg"'),
  ) as T

describe('the commands of the packed packages', () => {
  const cleanups: (() => unknown)[] = []
  let folder: string
  let tarballs: string
  let api: string
  let wooCommerce: string
  /** The same store under another prefix, with its key in another header. */
  let keyHeaderApi: string

  beforeAll(async () => {
    const packed = await pack()
    cleanups.push(() => packed.remove())
    tarballs = dirname(packed.tarball)
    folder = await mkdtemp(join(tmpdir(), 'storefront-react-printed-'))
    cleanups.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
    await writeFile(join(folder, 'package.json'), '{ "private": true }')
    await promisify(execFile)(
      'npm',
      ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballsIn(tarballs).values()],
      { cwd: folder, env: projectEnv(folder), shell: process.platform === 'win32' },
    )
    const store = createMockStore({
      ...withWebPictures(createSampleCatalog({ size: 30 })),
      apiKey: 'pk_printed',
    })
    const server = await serveMockStore(store)
    cleanups.push(() => server.close())
    api = server.baseUrl
    const answer = createWooCommerceStandIn(createSampleCatalog({ size: 30 }))
    // The feed is the one that `storefront-agents` writes of the store.
    const other = await serve((request) =>
      new URL(request.url).pathname === '/feed.xml'
        ? new Response(readFileSync(join(folder, 'public/feed.xml')))
        : answer(request),
    )
    cleanups.push(() => other.close())
    wooCommerce = other.origin
    const withKeyHeader = await serve((request) => {
      const url = new URL(request.url)
      const key = request.headers.get('x-api-key')
      url.pathname = url.pathname.replace('/api/', '/api/v1/')
      return store.handle(new Request(url, { headers: { ...(key && { authorization: `Bearer ${key}` }) } }))
    })
    cleanups.push(() => withKeyHeader.close())
    keyHeaderApi = `${withKeyHeader.origin}/api`
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

  const bin = (name: string) => join(folder, 'node_modules/.bin', name)
  const put = (file: string, text: string) => writeFile(join(folder, file), text)

  /** What the pages say is in these files. */
  async function writeFiles(): Promise<void> {
    const catalog = createSampleCatalog({ size: 30 })
    await put('products.json', JSON.stringify(catalog.products))
    await put('shipping.json', JSON.stringify({ shipping: [{ id: 'post', name: 'Post', price: '4.90' }] }))
    await mkdir(join(folder, 'shop'), { recursive: true })
    await put('shop/products.json', JSON.stringify(catalog.products))
    await put('shop/reviews.json', JSON.stringify([{ id: '1', rating: 5 }]))
    const [example = ''] =
      /```js\n\/\/ feed\.config\.js\n[^]*?```/.exec(
        readFileSync(join(root, 'docs/structured-data.md'), 'utf8'),
      ) ?? []
    const config = example.split('\n').slice(1, -1).join('\n')
    await put('feed.config.js', config.replace('https://shop.example/api/v1', api))
    await mkdir(join(folder, 'public'), { recursive: true })
  }

  /** The addresses of the pages are those of stand-ins. */
  const argsOf = (command: string, start: string) =>
    wordsOf(command, start).map((word) =>
      word
        .replace('https://shop.example/api/v1', api)
        .replace('http://127.0.0.1:4011/api/v1', api)
        .replace(/^https:\/\/shop\.example\/api$/, keyHeaderApi)
        .replace('https://shop.example/feed.xml', `${wooCommerce}/feed.xml`)
        .replace('https://shop.example', wooCommerce),
    )
  const envOf = () => projectEnv(folder, { STOREFRONT_API_KEY: 'pk_printed' })

  it('npx storefront-agents feed writes the feeds that the page describes', async () => {
    await writeFiles()
    for (const { command } of distinct('npx storefront-agents')) {
      const args = argsOf(command, 'npx storefront-agents')
      await promisify(execFile)(bin('storefront-agents'), args, { cwd: folder, env: envOf() })
    }
    expect(readFileSync(join(folder, 'public/feed.xml'), 'utf8')).toContain('<g:price>')
    expect(existsSync(join(folder, 'feed.jsonl.gz'))).toBe(true)
  })

  it.each(distinct('npx storefront-doctor'))('$command ($file) checks a store', async ({ command }) => {
    const args = argsOf(command, 'npx storefront-doctor')
    await rm(join(folder, 'report.json'), { force: true })
    const printed = await promisify(execFile)(bin('storefront-doctor'), [...args, '--json', 'report.json'], {
      cwd: folder,
      env: envOf(),
      maxBuffer: 1e8,
    }).catch((error: unknown) => error as { readonly stdout: string; readonly stderr: string })
    expect(existsSync(join(folder, 'report.json')), printed.stdout + printed.stderr).toBe(true)
    expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toMatchObject({
      dialect: expect.anything(),
    })
  })

  it.each(distinct('npx storefront-mock'))('$command ($file) serves products', async ({ command }) => {
    await writeFiles()
    // A feed has the products of the WooCommerce stand-in, in Google's names.
    for (const name of ['feed.xml', 'feed.txt'])
      await copyFile(join(folder, 'public/feed.xml'), join(folder, name))
    const args = argsOf(command, 'npx storefront-mock').filter((word) => !/^--port$|^4010$/.test(word))
    const child = spawn(bin('storefront-mock'), [...args, '--port', '0'], {
      cwd: folder,
      env: envOf(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    try {
      let output = ''
      const url = await new Promise<string>((resolve, reject) => {
        const read = (data: Buffer) => {
          output += data.toString()
          const [found] = /http:\/\/\S+\/api\/v1/.exec(output) ?? []
          if (found) resolve(found)
        }
        child.stdout.on('data', read)
        child.stderr.on('data', read)
        child.once('exit', () => reject(new Error(output)))
      })
      const [, key = 'pk_mock'] = /--key (\S+)/.exec(command) ?? []
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          fetch(`${url}/products?limit=1`, { headers: { authorization: `Bearer ${key}` } }),
        ),
      )
      expect(answers.map(({ status }) => status)).toContain(200)
    } finally {
      child.kill()
    }
  })
})

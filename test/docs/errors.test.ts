import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { DOCS_URL } from '../../src/core/errors/docs-url.js'
import { errorMessage } from '../../src/core/errors/error-texts.js'
import { createHttpError } from '../../src/core/errors/http-errors.js'
import * as errors from '../../src/core/errors/index.js'

const root = join(import.meta.dirname, '../..')
const source = join(root, 'src')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const overview = read('docs/errors.md')
const pageOf = (code: string) => read(`docs/errors/${code}.md`).split('\n')
const [, union] = /type StorefrontErrorCode =\n(.*?)\n\n/s.exec(read('src/core/errors/storefront-error.ts'))!
const codes = [...union!.matchAll(/'([a-z-]+)'/g)].map(([, code]) => code!)
const reasonsOn = (lines: readonly string[]) =>
  lines.flatMap((line) => /^### `([a-z-]+)`$/.exec(line)?.[1] ?? [])

const sources = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.tsx?$/.test(path),
)

// Found by file name, so that a new layer is covered without a change here.
const layers = await Promise.all(
  sources
    .filter((path) => path.endsWith('error-texts.ts'))
    .map(async (path) => {
      const module = (await import(join(source, path))) as Record<string, object>
      const [, texts = {}] = Object.entries(module).find(([name]) => /errorTexts$/i.test(name)) ?? []
      return { path, reasons: Object.keys(texts) }
    }),
)

/** `new LimitError(errorMessage('limit', …))`: the page of the error must have the reason. */
const thrown = sources
  .filter((path) => !path.includes('.test'))
  .flatMap((path) => [
    ...readFileSync(join(source, path), 'utf8').matchAll(
      /new (\w+Error)\(\s*\w*rrorMessage\(\s*'([a-z-]+)'/g,
    ),
  ])
  .map(([, name, reason]) => [name!, reason!] as const)

const codeOf = (name: string) => {
  const row = overview.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${name}\``))
  return /\(errors\/([a-z-]+)\.md\)/.exec(row ?? '')?.[1] ?? `no row for ${name}`
}

afterEach(() => vi.unstubAllEnvs())

describe('docs/errors', () => {
  it('has one page for each code', () => {
    expect(codes.length).toBeGreaterThan(10)
    expect(readdirSync(join(root, 'docs/errors')).toSorted()).toEqual(
      codes.map((code) => `${code}.md`).toSorted(),
    )
  })

  it.each(codes)('explains %s with reasons, and with an example', (code) => {
    const lines = pageOf(code)
    expect(lines[0]).toBe(`# \`${code}\``)
    expect(reasonsOn(lines)).not.toEqual([])
    expect(lines).toContain('## Example')
  })

  it('covers the error texts of every layer', () => {
    expect(layers.map(({ path }) => path).toSorted()).toEqual([
      'cart/state/error-texts.ts',
      'core/errors/error-texts.ts',
      'parts/error-texts.ts',
      'product-list/impressions/error-texts.ts',
      'provider/error-texts.ts',
      'saved/state/error-texts.ts',
      'search/engine/error-texts.ts',
      'url/error-texts.ts',
    ])
    expect(layers.filter(({ reasons }) => reasons.length === 0)).toEqual([])
  })

  it('has a heading for each reason, and for nothing else', () => {
    const headings = [...codes.flatMap((code) => reasonsOn(pageOf(code))), ...reasonsOn(overview.split('\n'))]
    expect([...new Set(headings)].toSorted()).toEqual(layers.flatMap(({ reasons }) => reasons).toSorted())
  })

  it('finds the errors that the sources throw', () => {
    expect(thrown.length).toBeGreaterThan(40)
  })

  it.each(thrown)('has the reason of %s: %s on the page of its code', (name, reason) => {
    expect(reasonsOn(pageOf(codeOf(name)))).toContain(reason)
  })

  it.each(Object.keys(errors).filter((name) => /[^t]Error$/.test(name)))('lists %s in its table', (name) => {
    expect(codes).toContain(codeOf(name))
  })
})

describe('the link in the message of an error', () => {
  const newError = () => new errors.InvalidParamsError(errorMessage('limit', 0))
  const paramsPage = `${DOCS_URL}/errors/invalid-params`

  it('leads to the page of its code in development, on the site and in the package', () => {
    expect(newError().message).toContain(
      `More: ${paramsPage}, also in docs/errors/invalid-params.md of the package`,
    )
  })

  it('leads to the heading of its reason in production', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(newError().message).toBe(`invalid-params: ${paramsPage}#limit 0`)
  })

  it.each([400, 401, 404, 418, 429, 500])(
    'leads to the heading of the status for a response with %i',
    (status) => {
      vi.stubEnv('NODE_ENV', 'production')
      const { message, code } = createHttpError({ status, body: undefined, detail: 'No. Not now' })
      expect(message).toBe(`${code}: ${DOCS_URL}/errors/${code}#status ${status} No. Not now`)
      expect(reasonsOn(pageOf(code))).toContain('status')
    },
  )
})

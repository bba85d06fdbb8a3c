import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { ERRORS_PAGE } from '../../src/core/errors/docs-url.js'
import { errorMessage } from '../../src/core/errors/error-texts.js'
import { createHttpError } from '../../src/core/errors/http-errors.js'
import * as errors from '../../src/core/errors/index.js'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const page = read('docs/errors.md')
const headingOf = (section: string) => section.slice(0, section.indexOf('\n'))
/** Sections of the second level, without the text above the first. */
const [, ...sections] = page.split(/^## /m)
const sectionOf = (code: string) =>
  (sections.find((section) => headingOf(section) === `\`${code}\``) ?? '').split('\n')
const [, union] = /type StorefrontErrorCode =\n(.*?)\n\n/s.exec(read('src/core/errors/storefront-error.ts'))!
const codes = [...union!.matchAll(/'([a-z-]+)'/g)].map(([, code]) => code!)
const reasonsOn = (lines: readonly string[]) =>
  lines.flatMap((line) => /^#{3,4} `([a-z-]+)`$/.exec(line)?.[1] ?? [])

/** Of the library, and of the packages that throw its errors. */
const sources = ['src', 'packages/search/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
)

// Found by file name, so that a new layer is covered without a change here.
const layers = await Promise.all(
  sources
    .filter((path) => path.endsWith('error-texts.ts'))
    .map(async (path) => {
      const module = (await import(join(root, path))) as Record<string, object>
      const [, texts = {}] = Object.entries(module).find(([name]) => /errorTexts$/i.test(name)) ?? []
      return { path, reasons: Object.keys(texts) }
    }),
)

/** `new LimitError(errorMessage('limit', …))`: the page of the error must have the reason. */
const thrown = sources
  .filter((path) => !path.includes('.test'))
  .flatMap((path) => [...read(path).matchAll(/new (\w+Error)\(\s*\w*rrorMessage\(\s*'([a-z-]+)'/g)])
  .map(([, name, reason]) => [name!, reason!] as const)

const codeOf = (name: string) => {
  const row = page.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${name}\``))
  return /\(#([a-z-]+)\)/.exec(row ?? '')?.[1] ?? `no row for ${name}`
}

afterEach(() => vi.unstubAllEnvs())

describe('docs/errors.md', () => {
  it('has one section for each code', () => {
    expect(codes.length).toBeGreaterThan(10)
    const headings = sections.map(headingOf).filter((heading) => heading.startsWith('`'))
    expect(headings.toSorted()).toEqual(codes.map((code) => `\`${code}\``).toSorted())
  })

  it('has no other heading with the anchor of a code', () => {
    const anchors = page.match(/^#+ .+$/gm)!.map((heading) => heading.replaceAll(/^#+ |`/g, '').toLowerCase())
    expect(codes.filter((code) => anchors.indexOf(code) !== anchors.lastIndexOf(code))).toEqual([])
  })

  it.each(codes)('explains %s with reasons, and with an example', (code) => {
    const lines = sectionOf(code)
    expect(reasonsOn(lines)).not.toEqual([])
    expect(lines).toContain('### Example')
  })

  it('covers the error texts of every layer', () => {
    expect(layers.map(({ path }) => path).toSorted()).toEqual([
      'packages/search/src/error-texts.ts',
      'src/cart/state/error-texts.ts',
      'src/core/errors/error-texts.ts',
      'src/parts/error-texts.ts',
      'src/product-list/impressions/error-texts.ts',
      'src/provider/error-texts.ts',
      'src/saved/state/error-texts.ts',
      'src/search/engine/error-texts.ts',
      'src/url/error-texts.ts',
    ])
    expect(layers.filter(({ reasons }) => reasons.length === 0)).toEqual([])
  })

  it('has a heading for each reason, and for nothing else', () => {
    const headings = reasonsOn(page.split('\n'))
    expect([...new Set(headings)].toSorted()).toEqual(layers.flatMap(({ reasons }) => reasons).toSorted())
  })

  it('finds the errors that the sources throw', () => {
    expect(thrown.length).toBeGreaterThan(40)
  })

  it.each(thrown)('has the reason of %s: %s in the section of its code', (name, reason) => {
    expect(reasonsOn(sectionOf(codeOf(name)))).toContain(reason)
  })

  it.each(Object.keys(errors).filter((name) => /[^t]Error$/.test(name)))('lists %s in its table', (name) => {
    expect(codes).toContain(codeOf(name))
  })
})

describe('the link in the message of an error', () => {
  const newError = () => new errors.InvalidParamsError(errorMessage('limit', 0))
  const link = 'node_modules/storefront-react/docs/errors.md#invalid-params'

  it('is a file of the package, which is there without a site', () => {
    expect(ERRORS_PAGE).toMatch(/^node_modules\/storefront-react\//)
    expect(existsSync(join(root, ERRORS_PAGE.replace('node_modules/storefront-react/', '')))).toBe(true)
  })

  it('leads to the section of its code in development', () => {
    expect(newError().message).toMatch(new RegExp(`\nMore: ${link}$`))
  })

  it('leads to the section of its code in production, after the reason', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(newError().message).toBe(`invalid-params: limit 0 (${link})`)
  })

  it.each([400, 401, 404, 418, 429, 500])(
    'leads to the section that explains the status of a response with %i',
    (status) => {
      vi.stubEnv('NODE_ENV', 'production')
      const { message, code } = createHttpError({ status, body: undefined, detail: 'No. Not now' })
      expect(message).toBe(`${code}: status ${status} No. Not now (${ERRORS_PAGE}#${code})`)
      expect(reasonsOn(sectionOf(code))).toContain('status')
    },
  )
})

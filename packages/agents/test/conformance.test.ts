import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore, type MockServer } from 'storefront-mock/node'

const run = promisify(execFile)
const PACKAGE = join(
  import.meta.dirname,
  '../../../node_modules/@modelcontextprotocol/conformance/dist/index.js',
)
const ON_NODE_20 = pathToFileURL(join(import.meta.dirname, 'node-20-globs.mjs')).href

/** A server with tools only and without sessions. */
const APPLICABLE = [
  'server-initialize',
  'ping',
  'tools-list',
  'dns-rebinding-protection',
  'server-sse-multiple-streams',
] as const

/** Every other scenario, with what the catalogue does not have. */
const NOT_APPLICABLE: Readonly<Record<string, RegExp>> = {
  'it sends no log messages': /^logging-set-level$/,
  'it completes no arguments': /^completion-complete$/,
  'it has none of the tools that these scenarios call, such as test_simple_text': /^tools-call-/,
  'it has no tool whose schema uses $defs': /^json-schema-2020-12$/,
  'it asks the client nothing': /^elicitation-/,
  'it answers at once, in one JSON object': /^server-sse-polling$/,
  'it has no resources': /^resources-/,
  'it has no prompts': /^prompts-/,
}

const conformance = (...args: string[]) =>
  run(process.execPath, ['--import', ON_NODE_20, PACKAGE, ...args], { timeout: 60_000 })

let server: MockServer
beforeAll(async () => {
  const store = createMockStore(createSampleCatalog({ size: 20 }))
  server = await serveMockStore(store, { agents: { currency: 'USD' } })
})
afterAll(() => server.close())

describe('the conformance package of the Model Context Protocol', () => {
  it.each(APPLICABLE)('finds no fault in %s', { timeout: 90_000 }, async (scenario) => {
    const { stdout, stderr } = await conformance(
      'server',
      '--url',
      `${server.origin}/mcp`,
      '--scenario',
      scenario,
    )
    expect(stdout + stderr).toMatch(/\b0 failed/)
  })

  it('has no scenario that is neither run nor excluded for a reason', { timeout: 90_000 }, async () => {
    const { stdout } = await conformance('list', '--server')
    const scenarios = [...stdout.matchAll(/^ +- ([\w-]+)/gm)].map(([, name = '']) => name)
    expect(scenarios).toEqual(expect.arrayContaining([...APPLICABLE]))
    const excluded = Object.values(NOT_APPLICABLE)
    const unknown = scenarios.filter(
      (name) => !APPLICABLE.some((each) => each === name) && !excluded.some((each) => each.test(name)),
    )
    expect(unknown).toEqual([])
  })
})

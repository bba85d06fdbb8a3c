import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { findBrowser } from '../../scripts/find-browser.js'
import { freePort } from '../free-port.js'
import { installProject, type InstalledProject } from '../package/install-project.js'
import { pack, root } from '../package/packed-package.js'

let project: InstalledProject
const cleanups: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const packed = await pack()
  cleanups.push(() => packed.remove())
  project = await installProject(join(root, 'examples/testing'), packed.tarball)
  cleanups.push(() => project.remove())
})

afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

it('the testing example type-checks', async () => {
  await expect(project.run('npm', ['run', 'typecheck'])).resolves.toBeDefined()
})

it('the testing example passes with Vitest, through fetch and through MSW', async () => {
  expect(await project.run('npm', ['run', 'test:vitest'])).toMatch(/Tests +8 passed/)
})

it('the testing example passes with Jest', async () => {
  // Jest prints its results to stderr, but `run` rejects if Jest exits with 1.
  await expect(project.run('npm', ['run', 'test:jest'])).resolves.toContain('jest')
})

it('the testing example passes with Playwright, which starts the storefront-mock command', async () => {
  const [STORE_PORT, SHOP_PORT] = [String(await freePort()), String(await freePort())]
  const env = { STORE_PORT, SHOP_PORT, CHROME_PATH: findBrowser() }
  expect(await project.run('npm', ['run', 'test:playwright'], env)).toContain('1 passed')
})

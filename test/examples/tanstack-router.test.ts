import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { installProject, type InstalledProject } from '../package/install-project.js'
import { pack, root } from '../package/packed-package.js'

let project: InstalledProject
const cleanups: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const packed = await pack()
  cleanups.push(() => packed.remove())
  project = await installProject(join(root, 'examples/tanstack-router'), packed.tarball)
  cleanups.push(() => project.remove())
})

afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

it('the TanStack Router example type-checks', async () => {
  await expect(project.run('npm', ['run', 'typecheck'])).resolves.toBeDefined()
})

it('the TanStack Router example renders and hydrates a loader’s list, and shows its error', async () => {
  expect(await project.run('npm', ['test'])).toMatch(/Tests +2 passed/)
})

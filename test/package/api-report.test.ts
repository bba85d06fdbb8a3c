// @vitest-environment node
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { createApiReports } from './api-report.js'
import { root } from './packed-package.js'

const folder = join(root, 'api')

// A change to a public type must be visible in review. After an intended change: npm run api:report
it('keeps the public types of every entry point as api/ records them', async () => {
  const reports = await createApiReports()
  for (const { name, text } of reports) await expect(text).toMatchFileSnapshot(join(folder, name))
  const names = new Set(reports.map(({ name }) => name))
  const reportsOfRemovedEntryPoints = (await readdir(folder)).filter((name) => !names.has(name))
  expect(reportsOfRemovedEntryPoints).toEqual([])
})

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { createApiReports } from './api-report.js'
import { root, tools } from './packed-package.js'
import { countNames, readPublicNames } from './public-names.js'

const folder = join(root, 'api')
const NAMES = 'names.md'
/** Of the library; `./internal` is not counted. */
const MAX_ENTRIES = 22
const MAX_NAMES = 332

// A change to a public type must be visible in review. After an intended change: npm run api:report
describe('api/', () => {
  it('records the public types of every entry point', async () => {
    const reports = await createApiReports()
    for (const { name, text } of reports) await expect(text).toMatchFileSnapshot(join(folder, name))
    const names = new Set([NAMES, ...reports.map(({ name }) => name)])
    const reportsOfRemovedEntryPoints = (await readdir(folder)).filter((name) => !names.has(name))
    expect(reportsOfRemovedEntryPoints).toEqual([])
  })

  // Each public name costs a major version to change, and a user has to find the one that is needed.
  it('records few enough public names to know them', async () => {
    const names = readPublicNames()
    const total = `${countNames(names)} public names in ${names.size} entry points`
    console.log(total)
    const entries = [...names].map(([entry, list]) => `## ${entry} (${list.length})\n\n${list.join(', ')}\n`)
    const others = tools.flatMap((tool) =>
      [...readPublicNames(tool)].map(
        ([entry, list]) => `## ${tool.name}${entry.slice(1)} (${list.length})\n\n${list.join(', ')}\n`,
      ),
    )
    const text = `# ${total}\n\n${entries.join('\n')}\n# Other packages\n\n${others.join('\n')}`
    await expect(text).toMatchFileSnapshot(join(folder, NAMES))
    expect(names.size).toBeLessThanOrEqual(MAX_ENTRIES)
    expect(countNames(names)).toBeLessThanOrEqual(MAX_NAMES)
  })
})

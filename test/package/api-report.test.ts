import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { entryCount } from '../../scripts/read-entries.js'
import { createApiReports } from './api-report.js'
import { root } from './packed-package.js'
import { countImportable, readPublicNames } from './public-names.js'

const folder = join(root, 'api')
const NAMES = 'names.md'
/** Of the library; `./internal` is not counted. */
const MAX_ENTRIES = 14
/** Importable and hidden together. */
const MAX_NAMES = 420
const MAX_HIDDEN = 20

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
  it('records few enough public names to know them, and names nearly every type of a signature', async () => {
    const packages = readPublicNames()
    const texts = packages.map((each) => {
      const entries = [...each.importable].map(
        ([entry, list]) => `## ${each.name}${entry.slice(1)} (${list.length})\n\n${list.join(', ')}\n`,
      )
      const title = `# ${each.name}: ${countImportable(each)} names can be imported, ${each.hidden.length} are hidden\n`
      const hidden = `## Hidden: in a signature, and exported by no entry\n\n${each.hidden.join(', ') || 'None.'}\n`
      return [title, ...entries, hidden].join('\n')
    })
    await expect(texts.join('\n')).toMatchFileSnapshot(join(folder, NAMES))
    const library = packages[0]!
    console.log(
      `${countImportable(library)} importable and ${library.hidden.length} hidden names in ${entryCount} entries`,
    )
    expect(entryCount).toBeLessThanOrEqual(MAX_ENTRIES)
    expect(library.hidden.length).toBeLessThanOrEqual(MAX_HIDDEN)
    expect(countImportable(library) + library.hidden.length).toBeLessThanOrEqual(MAX_NAMES)
  })
})

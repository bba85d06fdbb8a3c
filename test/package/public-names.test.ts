import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { entryCount } from '../../scripts/read-entries.js'
import { root } from './packed-package.js'
import { countImportable, readPublicNames } from './public-names.js'

/** Of the library; `./internal` is not counted. */
const MAX_ENTRIES = 14
/** Importable and hidden together. */
const MAX_NAMES = 420
const MAX_HIDDEN = 20

// After an intended change: npm run api:names
describe('api/names.md', () => {
  // Each public name costs a major version to change, and a user has to find the one that is needed.
  it('lists the public names of each entry, with a hash of their declarations, so that a review sees a changed type', async () => {
    const packages = readPublicNames()
    const texts = packages.map((each) => {
      const entries = each.entries.map(
        ({ entry, names, hash }) =>
          `## ${each.name}${entry.slice(1)} (${names.length})${hash && ` ${hash}`}\n\n${names.join(', ')}\n`,
      )
      const title = `# ${each.name}: ${countImportable(each)} names can be imported, ${each.hidden.length} are hidden\n`
      const hidden = `## Hidden: in a signature, and exported by no entry (${each.hidden.length})\n\n${each.hidden.join(', ') || 'None.'}\n`
      return [title, ...entries, hidden].join('\n')
    })
    await expect(texts.join('\n')).toMatchFileSnapshot(join(root, 'api/names.md'))
    const library = packages[0]!
    console.log(
      `${countImportable(library)} importable and ${library.hidden.length} hidden names in ${entryCount} entries`,
    )
    expect(entryCount).toBeLessThanOrEqual(MAX_ENTRIES)
    expect(library.hidden.length).toBeLessThanOrEqual(MAX_HIDDEN)
    expect(countImportable(library) + library.hidden.length).toBeLessThanOrEqual(MAX_NAMES)
  })
})

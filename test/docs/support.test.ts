import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { expect, it } from 'vitest'

import { renderSupportTable } from '../../scripts/support-table.js'
import { manifest } from '../package/packed-package.js'

const path = join(import.meta.dirname, '../../docs/support.md')

it('docs/support.md lists the peers and the versions that the compatibility tests install', async () => {
  const options = { ...(await resolveConfig(path)), filepath: path }
  const table = await format(renderSupportTable(Object.keys(manifest.peerDependencies)), options)
  expect(readFileSync(path, 'utf8')).toContain(table.trim())
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { formatText } from '../../scripts/format-text.js'
import { renderSupportTable } from '../../scripts/support-table.js'
import { peers } from '../compat/versions.js'

const path = join(import.meta.dirname, '../../docs/support.md')

it('docs/support.md lists the peers and the versions that the compatibility tests install', () => {
  const table = formatText(path, renderSupportTable(peers))
  expect(readFileSync(path, 'utf8')).toContain(table.trim())
})

/**
 * Sizes, minified and gzipped: `npm run bench sizes`. The budgets are those of `npm run size`, measured the same way. The
 * peers are compared by what one small app grows by, next to the same app with React alone: Vite builds all of them with
 * everything that they import. Exits with 1 when a budget is missed.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { measure } from '../../scripts/sizes/measure.js'
import { rows } from '../../scripts/sizes/rows.js'
import { listApp, measureApp } from '../apps/build-app.js'
import { peers } from '../apps/lists/index.js'
import { report } from '../report.js'

const cwd = join(import.meta.dirname, '../..')

execFileSync('npm', ['run', '--silent', 'build'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
for (const row of rows) {
  const { first, lazy } = await measure(row)
  const what = row.over ? `added to a list: ${row.what}` : row.what
  const budget = (atMost?: number) => ({ ...(atMost !== undefined && { atMost }), unit: ' kB' })
  report({ what, measured: first, ...budget(row.limit) })
  if (row.lazyLimit !== undefined)
    report({ what: `${what} on first use`, measured: lazy, ...budget(row.lazyLimit) })
}

const kB = (size: number) => `${size.toFixed(1)} kB`
const sizeOf = async (source: string) => (await measureApp(source)).first
const react = await sizeOf(listApp('react'))
const ours = (await sizeOf(listApp('ours'))) - react
for (const [name, title] of Object.entries(peers)) {
  const peer = (await sizeOf(listApp(name))) - react
  report({
    what: 'what a list adds to an app with React',
    ours: kB(ours),
    peer: `${title} ${kB(peer)}`,
    measured: ours / peer,
  })
}

/** What an export adds to an app that already has React. */
const alone = async (names: string, from: string) =>
  (await sizeOf(`${listApp('react')}; import { ${names} } from '${from}'; window.kept = [${names}]`)) - react
const withList = async (names: string, from: string) =>
  (await sizeOf(`${listApp('ours')}; import { ${names} } from '${from}'; window.kept = [${names}]`)) -
  react -
  ours

const grid = await withList('VirtualProductGrid', join(cwd, 'src/virtual/index.ts'))
for (const [names, from] of [
  ['VirtuosoGrid', 'react-virtuoso'],
  ['WindowVirtualizer', 'virtua'],
] as const) {
  const peer = await alone(names, from)
  report({
    what: 'what a virtual grid adds to a list',
    ours: kB(grid),
    peer: `${from} ${kB(peer)}`,
    measured: grid / peer,
  })
}
const model = await alone('getVariantState, selectOption', join(cwd, 'src/core/index.ts'))
const hydrogen = await alone('getProductOptions', '@shopify/hydrogen-react')
report({
  what: 'the variant model alone',
  ours: kB(model),
  peer: `hydrogen-react ${kB(hydrogen)}`,
  measured: model / hydrogen,
})

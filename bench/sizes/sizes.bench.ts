/**
 * The size of a product list, minified and gzipped: `npm run bench:sizes`. The budgets use size-limit and the built
 * package. The peers are compared by what one small app grows by, next to the same app with React alone: Vite builds
 * all of them with everything that they import. Exits with 1 when a budget is missed.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { buildApp, listApp } from '../apps/build-app.js'
import { peers } from '../apps/lists/index.js'
import { report } from '../report.js'

const cwd = join(import.meta.dirname, '../..')

function npm(...args: readonly string[]): string {
  return execFileSync('npm', ['run', '--silent', ...args], { cwd, encoding: 'utf8' })
}

npm('build')
const limits = (() => {
  try {
    return npm('size', '--', '--json')
  } catch (error) {
    // size-limit exits with 1 when a limit is missed, and prints the sizes all the same.
    return (error as { stdout: string }).stdout
  }
})()
const [own, all] = (JSON.parse(limits) as { size: number }[]).map(({ size }) => size / 1000)
const picker = /in addition: ([\d.]+)/.exec(npm('size:why'))?.[1]
const unit = ' kB'
report({ what: 'a product list, all that ships, React external', measured: all ?? NaN, atMost: 26, unit })
report({ what: 'of that, our own code', measured: own ?? NaN, atMost: 16, unit })
report({ what: 'a variant picker next to a list, by Vite', measured: Number(picker), atMost: 2.5, unit })

const kB = (size: number) => `${size.toFixed(1)} kB`
const sizeOf = async (source: string) => (await buildApp(source)).size
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

// `npm run docs` shows the documentation site, and builds it again after each change of docs/. `npm run docs build`
// builds the site and visits its pages; with `-- --built-storybook`, the Storybook is built already. `npm run docs registry`
// builds only the registry of blocks, which the site serves.
import { join } from 'node:path'

import { installFolder, run } from './install-folder.js'

const [command = 'dev', option] = process.argv.slice(2)
if (!['dev', 'build', 'registry'].includes(command)) {
  console.error('Usage: npm run docs [build [-- --built-storybook] | registry]')
  process.exit(2)
}

const root = join(import.meta.dirname, '..')
const [blocks, site] = [join(root, 'blocks'), join(root, 'site')]
const isBuild = command === 'build'
async function buildBlocks() {
  await installFolder(blocks)
  await run(blocks, 'run', 'build', '--silent')
}
const buildApp = (app: string) =>
  run(root, 'exec', '--', 'vite', 'build', '--logLevel', 'warn', '--config', `site/${app}/vite.config.ts`)

if (command === 'registry') await buildBlocks()
else {
  // None reads what another one writes.
  await Promise.all([
    buildBlocks(),
    buildApp('previews'),
    buildApp('demo'),
    installFolder(site),
    // The site serves Storybook, too.
    ...(isBuild && option !== '--built-storybook'
      ? [run(root, 'exec', '--', 'storybook', 'build', '--quiet')]
      : []),
  ])
  await run(site, 'run', command)
  if (isBuild) await run(site, 'run', 'check')
}

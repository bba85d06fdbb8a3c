import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { InstalledProject } from '../package/install-project.js'
import { installExample } from './install-example.js'
import { pasteAgentRecipe } from './paste-agent-recipe.js'

const MORE = {
  '@meilisearch/instant-meilisearch': '1.0.0',
  'storefront-agents': 'file:storefront-agents.tgz',
}

/**
 * The Next example, and with it what the docs say of Next, hosted search, agents, markets and prices: `fixture/next` is laid over
 * it, the agents are pasted from `docs/next.md`, and two files of the example get a few lines more.
 */
export async function installNextShop(tarball: string): Promise<InstalledProject> {
  const project = await installExample('next', tarball, MORE)
  const { folder } = project
  await cp(join(import.meta.dirname, 'fixture/next'), folder, { recursive: true })
  await pasteAgentRecipe(folder)
  await addLines(folder, 'next.config.ts', {
    "import type { NextConfig } from 'next'": "import { agentRewrites } from './lib/agent-rewrites'",
    // The origin of scripts and styles, if a CDN serves them. The rewrites come before the pages: `/products/a.md` is one, too.
    'const config: NextConfig = {': `
      assetPrefix: process.env.ASSET_PREFIX,
      rewrites: () => Promise.resolve({ beforeFiles: agentRewrites }),`,
  })
  await addLines(folder, 'components/shop-providers.tsx', {
    "import { store } from '../lib/store'": "import { AssistantNotice } from './assistant-notice'",
    '<Cart.Status className="sr-only" />': '<AssistantNotice />',
  })
  return project
}

/** For a further build with other settings: the build of next.test.ts checks the same types. */
export const skipTypeCheck = ({ folder }: InstalledProject): Promise<void> =>
  addLines(folder, 'next.config.ts', {
    'const config: NextConfig = {': 'typescript: { ignoreBuildErrors: true },',
  })

/** @param added by the line that they follow */
async function addLines(
  folder: string,
  file: string,
  added: Readonly<Record<string, string>>,
): Promise<void> {
  const path = join(folder, file)
  let text = await readFile(path, 'utf8')
  for (const [line, lines] of Object.entries(added)) {
    if (!text.includes(line)) throw new Error(`${file} has no "${line}".`)
    text = text.replace(line, `${line}\n${lines}`)
  }
  await writeFile(path, text)
}

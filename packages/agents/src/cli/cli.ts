#!/usr/bin/env node
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { writeProductFeed, type WriteProductFeedOptions } from '../node/write-product-feed.js'
import { HELP, parseOptions } from './options.js'

const { stdout, stderr } = process
const FILE_KEPT = 1
const COULD_NOT_RUN = 2

async function readConfiguration(path: string): Promise<readonly WriteProductFeedOptions[]> {
  const { default: exported } = (await import(pathToFileURL(resolve(path)).href)) as {
    default?: WriteProductFeedOptions | readonly WriteProductFeedOptions[]
  }
  const feeds = [exported ?? []].flat() as readonly WriteProductFeedOptions[]
  if (feeds.length === 0 || feeds.some((feed) => typeof feed?.file !== 'string'))
    throw new Error(`${path} must export the options of writeProductFeed as default, with "file".`)
  return feeds
}

/** Returns whether the file was replaced. */
async function write(options: WriteProductFeedOptions, isQuiet: boolean): Promise<boolean> {
  const { rows, problems, isWritten } = await writeProductFeed({
    ...options,
    onProblem(problem) {
      options.onProblem?.(problem)
      const { productId, variantId, field, reason } = problem
      const id = variantId === '' ? productId : `${productId} ${variantId}`
      if (!isQuiet) stderr.write(`${id}: ${field} ${reason}\n`)
    },
  })
  const counts = `${rows} rows, ${problems} variants left out`
  if (isWritten) stdout.write(`${options.file}: ${counts}\n`)
  else stderr.write(`${options.file} was kept: ${counts}. Mend the products, or raise "maxProblems".\n`)
  return isWritten
}

async function run(args: readonly string[]): Promise<number> {
  const options = parseOptions(args)
  if (!options) {
    stdout.write(HELP)
    return 0
  }
  let code = 0
  for (const feed of await readConfiguration(options.configuration)) {
    if (!(await write(feed, options.isQuiet))) code = FILE_KEPT
  }
  return code
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  stderr.write(`storefront-agents: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = COULD_NOT_RUN
}

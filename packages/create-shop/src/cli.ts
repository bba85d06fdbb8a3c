#!/usr/bin/env node
import './check-node.js'

import { fileURLToPath } from 'node:url'

import { isKey, type Choices } from './choices.js'
import { fillNewFolder, getFolderProblem } from './new-folder.js'
import { checkBesideApi, HELP, parseOptions, type Options } from './options.js'
import { install } from './install.js'
import { ShopError } from './shop-error.js'
import { writeShop } from './write-shop.js'

const templates = fileURLToPath(new URL('../templates', import.meta.url))

async function choose(options: Options): Promise<Choices> {
  const key = process.env.STOREFRONT_API_KEY
  if (options.folder !== undefined) {
    const problem = getFolderProblem(options.folder)
    if (problem !== undefined) throw new ShopError(problem)
  }
  if (!options.yes && process.stdin.isTTY && process.stdout.isTTY) {
    const { ask } = await import('./ask.js')
    return ask(options, key)
  }
  const { folder = 'my-shop', template = 'vite', api: baseUrl, currency = 'EUR', language = 'en' } = options
  const { from, markets } = options
  if (baseUrl !== undefined && (key === undefined || !isKey(key)))
    throw new ShopError(
      'Set STOREFRONT_API_KEY to the key of the API: it is not taken from the command line.',
    )
  const { keyHeader, prices } = options
  const api =
    baseUrl === undefined || key === undefined ? undefined : { baseUrl, apiKey: key, keyHeader, prices }
  return { folder, template, api, from, currency, language, markets }
}

async function run(): Promise<void> {
  const options = parseOptions(process.argv.slice(2))
  if (options.help) {
    console.log(HELP)
    return
  }
  let choices = await choose(options)
  checkBesideApi(options, choices)
  if (choices.from) {
    const { readOtherShop } = await import('./read-other-shop.js')
    console.log(`Reading ${choices.from.address}, once and without a key …`)
    const { currency, lines } = await readOtherShop(choices.from, options.currency)
    choices = { ...choices, currency }
    for (const line of lines) console.log(line)
  }
  if (choices.api) {
    const { checkApi } = await import('./check-api.js')
    console.log(`Asking ${choices.api.baseUrl} …`)
    const { lines, storeFetch } = await checkApi(choices.api, !options.yes)
    for (const line of lines) console.log(line)
    choices = { ...choices, storeFetch }
  }
  await fillNewFolder(choices.folder, async (draft) => {
    await writeShop(draft, choices, { templates, packages: options.packages })
    if (!options.install) return
    console.log('Installing the packages …')
    await install(draft)
  })
  console.log(`\nYour shop is in ${choices.folder}:\n`)
  console.log(`  cd ${choices.folder}`)
  if (!options.install) console.log('  npm install')
  console.log('  npm run dev\n')
}

try {
  await run()
} catch (error) {
  if (!(error instanceof ShopError)) throw error
  if (error.message) console.error(error.message)
  process.exitCode = 1
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const docs = join(import.meta.dirname, '../../docs')
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
const read = (page: string) => readFileSync(join(docs, page), 'utf8')

/** A reader of the site has installed the package and has no checkout. Commands of an own app are theirs. */
const ofTheCheckout =
  /npm run (?!dev\b|build\b|start\b)[^`\n]*|the repository|`(?:examples|stories|bench)\/[^`]*`/g

it.each(pages)('needs no checkout of the project: docs/%s', (page) => {
  expect(read(page).match(ofTheCheckout) ?? []).toEqual([])
})

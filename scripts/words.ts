// `npm run words`: the words of each page of docs/.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface PageWords {
  readonly page: string
  /** What a reader reads: prose, headings and tables, also generated ones. */
  readonly words: number
  /** In blocks of code. They are compiled by a test. */
  readonly code: number
}

const docs = join(import.meta.dirname, '../docs')
const FENCE = /^```.*?^```$/gms

/** The borders of a table, dashes and operators are no words. */
const count = (text: string) => text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length

export function countWords(markdown: string): Omit<PageWords, 'page'> {
  const text = markdown.replaceAll(/<!--.*?-->/gs, '')
  return {
    words: count(text.replaceAll(FENCE, '')),
    code: count((text.match(FENCE) ?? []).join('\n')),
  }
}

export const readPages = (): readonly PageWords[] =>
  readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((page) => page.endsWith('.md'))
    .map((page) => ({ page, ...countWords(readFileSync(join(docs, page), 'utf8')) }))

const sumOf = (pages: readonly PageWords[], name: 'words' | 'code') =>
  pages.reduce((sum, page) => sum + page[name], 0)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const pages = readPages().toSorted((a, b) => b.words - a.words)
  for (const { page, words } of pages) console.log(`${String(words).padStart(7)}  ${page}`)
  console.log(
    `${sumOf(pages, 'words')} words in ${pages.length} pages, and ${sumOf(pages, 'code')} words of code`,
  )
}

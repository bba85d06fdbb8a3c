import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { withFrameworkTabs, withNextTabs } from '../../site/framework-tabs.js'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const pages = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'))

// The file imports Vue, which only the site has.
const kinds = read('site/.vitepress/theme/tab-kinds.ts')
/** The tabs that the site shows. A panel without a tab cannot be opened. */
function tabsOf(kind: string): readonly string[] {
  const [, choices = ''] = new RegExp(`^  ${kind}: \\{(.*?)^  \\}`, 'ms').exec(kinds) ?? []
  return [...choices.matchAll(/slot: '([^']+)'/g)].map(([, slot]) => slot!)
}
const panelsOf = (markdown: string) =>
  [...markdown.matchAll(/<template #([\w-]+)>\n\n(.*?)\n\n<\/template>/gs)].map(
    ([, slot, text]) => [slot!, text!] as const,
  )
const linesOf = (markdown: string) =>
  markdown.split('\n').filter((line) => line && !/^<\/?(template|ChoiceTabs)\b/.test(line))

it('shows the guide of Next in one tab for each of its parts', () => {
  const guide = read('docs/next.md')
  const tabs = withNextTabs(guide)
  expect(panelsOf(tabs).map(([slot]) => slot)).toEqual(tabsOf('next'))
  for (const [, text] of panelsOf(tabs)) expect(text).toMatch(/^## /)
  expect(linesOf(tabs)).toEqual(linesOf(guide))
})

it.each(pages)('shows the frameworks of %s in tabs, without a lost line', (page) => {
  const guide = read(`docs/${page}`)
  const tabs = withFrameworkTabs(guide)
  for (const [slot] of panelsOf(tabs)) expect(tabsOf('framework')).toContain(slot)
  const headings = /^#### (Vite|Next|React Router)$/
  expect(linesOf(tabs)).toEqual(linesOf(guide).filter((line) => !headings.test(line)))
})

it('shows tabs of frameworks on the page of the first steps', () => {
  const slots = panelsOf(withFrameworkTabs(read('docs/getting-started.md'))).map(([slot]) => slot)
  expect(new Set(slots)).toEqual(new Set(tabsOf('framework')))
})

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
const chapters = readdirSync(join(root, 'docs/tutorial'))

const isPackaged = (file: string) => file === 'LICENSE' || file.startsWith('docs/')

/** GitHub and npm build the anchor of a heading in this way. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading!))

function brokenLinksOf(file: string, folder: string): string[] {
  const links = [...read(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
  return links
    .filter(([, path, anchor]) => {
      const target = path ? join(folder, path) : file
      if (!isPackaged(target) && target !== file) return true
      return !existsSync(join(root, target)) || (anchor && !anchorsIn(target).includes(anchor))
    })
    .map(([link]) => link)
}

const linksIn = (file: string) => [...read(file).matchAll(/\]\(([^)#\s]*)/g)].map(([, path]) => path!)

const pagesLinkedIn = (file: string) =>
  linksIn(file)
    .filter((path) => path.endsWith('.md') && !path.startsWith('http'))
    .map((path) => join(dirname(file), path))

/** `docs/variants.md` or `docs/variants.md#stock` in a comment, a skill, a story, a test or another text. */
function brokenMentionsOf(file: string): string[] {
  const mentions = [...read(file).matchAll(/(?<![\w/])docs\/([\w/-]+\.md)(?:#([\w-]+))?/g)]
  return mentions
    .filter(([, page, anchor]) => {
      const target = `docs/${page}`
      return !existsSync(join(root, target)) || (anchor !== undefined && !anchorsIn(target).includes(anchor))
    })
    .map(([mention]) => `${file}: ${mention}`)
}

describe('links in the documentation', () => {
  it('lead from the readme to files of the npm package', () => {
    expect(brokenLinksOf('README.md', '')).toEqual([])
  })

  it.each(pages)('lead from docs/%s to pages and headings of the npm package', (page) => {
    expect(brokenLinksOf(`docs/${page}`, 'docs')).toEqual([])
  })

  it.each(chapters)('lead from docs/tutorial/%s to pages and headings of the npm package', (page) => {
    expect(brokenLinksOf(`docs/tutorial/${page}`, 'docs/tutorial')).toEqual([])
  })

  it.each(chapters)('lead from the first page of the tutorial to %s', (page) => {
    expect(read('docs/tutorial.md')).toContain(`](tutorial/${page})`)
  })

  it('lead from the readme, in at most 15 links, through other pages to every page', () => {
    expect(linksIn('README.md').length).toBeLessThanOrEqual(15)
    const found = new Set(pagesLinkedIn('README.md'))
    // Iterating a Set also visits the pages that are added during the iteration.
    for (const page of found) for (const next of pagesLinkedIn(page)) found.add(next)
    expect(pages.filter((page) => !found.has(`docs/${page}`))).toEqual([])
  })

  it('name pages and headings that exist, wherever a file of the project names a page', () => {
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\n')
      .filter(
        (file) =>
          /(\.(md|mdx|ts|tsx|mjs|json|yml|css)|CODEOWNERS)$/.test(file) && existsSync(join(root, file)),
      )
    expect(files.flatMap(brokenMentionsOf)).toEqual([])
  })

  it.each(pages)('lead from the sidebar of the site to docs/%s', (page) => {
    expect(read('site/.vitepress/config.ts')).toContain(`'${page.replace('.md', '')}'`)
  })
})

// Makes a gallery of docs/blocks.md, which has no pictures, and writes one page for each block: preview, code, installation.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const FRONTMATTER = '---\naside: false\npageClass: wide-page\n---\n\n'
/** Whole pages of a shop, and those with a dialog. */
const TALL = new Set([
  'cart-drawer',
  'markets',
  'product-grid',
  'product-page',
  'search-dialog',
  'search-page',
  'shop-menu',
  'sort-and-facets',
  'wishlist',
])

interface Block {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly docs: string
  readonly registryDependencies?: readonly string[]
  readonly files: readonly { readonly path: string; readonly target: string }[]
}

/** @returns the blocks, each with a page `/blocks/<name>` and a preview `/previews/?block=<name>` */
export function writeBlockPages(pages: string): readonly Block[] {
  const guide = readFileSync(join(root, 'docs/blocks.md'), 'utf8')
  const blocks = readBlocks(guide)
  mkdirSync(join(pages, 'blocks'))
  for (const block of blocks) writeFileSync(join(pages, 'blocks', `${block.name}.md`), pageOf(block, guide))
  writeFileSync(join(pages, 'blocks.md'), FRONTMATTER + asGallery(guide, blocks))
  return blocks
}

/** In the order of the guide. */
function readBlocks(guide: string): readonly Block[] {
  const { items } = JSON.parse(readFileSync(join(root, 'blocks/registry.json'), 'utf8')) as {
    readonly items: readonly Block[]
  }
  const names = [...sectionOf(guide, '## The blocks').matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name)
  const missing = items.filter(({ name }) => !names.includes(name))
  if (missing.length > 0) throw new Error(`docs/blocks.md has no row for ${missing[0]?.name}.`)
  return items.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
}

/** A picture of each block, which leads to its page. */
export const blockThumbnails = (blocks: readonly Block[], className: string) =>
  [
    `<ul class="block-thumbnails ${className}">`,
    ...blocks.map(
      ({ name, title, description }) =>
        `<li id="${name}"><a href="/blocks/${name}"><img src="/thumbnails/${name}.webp" alt="" width="640" height="400" loading="lazy"><b>${title}</b></a><p>${description}</p></li>`,
    ),
    '</ul>',
  ].join('\n')

/** The table becomes pictures, each block's usage is on its page, and the address of the registry is that of the site. */
function asGallery(guide: string, blocks: readonly Block[]): string {
  return guide
    .replace(
      sectionOf(guide, '## The blocks'),
      `## The blocks\n\n${blockThumbnails(blocks, 'all-blocks')}\n\n`,
    )
    .replace(sectionOf(guide, '## Use a block'), '')
    .replace(/\. It is the\s+folder `r` of this documentation site, [^:]*:/, ':')
    .replace(/Add the registry once:/, 'Add the registry of this site once:')
    .replace(/^```sh\nSITE=[^]*?^```$/m, '<RegistryLine />')
}

function pageOf(block: Block, guide: string): string {
  const { name, title, description, docs, registryDependencies = [], files } = block
  const usage = sectionOf(sectionOf(guide, '## Use a block'), `### \`${name}\``)
  const [, ...texts] = usage.split('\n\n')
  const needed = registryDependencies.map((full) => full.split('/')[1] ?? '')
  return [
    `${FRONTMATTER}# ${title}`,
    description,
    '<ChoiceTabs kind="block">\n<template #preview>',
    previewOf(block),
    '</template>\n<template #code>',
    `::: code-group\n\n${files.map(({ path }) => fileOf(path)).join('\n\n')}\n\n:::`,
    '</template>\n</ChoiceTabs>',
    '## Install',
    'You need Tailwind CSS 4 and a `components.json`, which `npx shadcn init` writes. The source is yours, to change every line.',
    `<BlockInstall name="${name}" />`,
    ...(needed.length > 0
      ? [`This also installs ${needed.map((each) => `[\`${each}\`](${each}.md)`).join(', ')}.`]
      : []),
    '## Use',
    ...(texts.length > 0 ? [linksFromFolder(texts.join('\n\n').trim())] : [docs]),
    'To change links, buttons, colours and texts of all blocks, see [change a block](../blocks.md#change-a-block).',
    '',
  ].join('\n\n')
}

const previewOf = ({ name, title }: Block) =>
  `<BlockPreview name="${name}" title="${title}"${TALL.has(name) ? ' tall' : ''} />`

const fileOf = (path: string) => {
  const language = path.endsWith('x') ? 'tsx' : 'ts'
  return `\`\`\`${language} [${basename(path)}]\n${readFileSync(join(root, 'blocks', path), 'utf8').trim()}\n\`\`\``
}

/** From its heading to the next one of the same or a higher level; `''` if there is none. */
function sectionOf(markdown: string, heading: string): string {
  const start = markdown.indexOf(`${heading}\n`)
  if (start < 0) return ''
  const level = heading.indexOf(' ')
  const rest = markdown.slice(start + heading.length)
  // Code has no headings: a comment of a shell is not in these guides.
  const end = rest.search(new RegExp(`^#{1,${level}} `, 'm'))
  return markdown.slice(start, end < 0 ? undefined : start + heading.length + end)
}

/** A page of a block is one folder below the guide. */
const linksFromFolder = (markdown: string) => markdown.replaceAll(/\]\((?!https?:|#)([^)]+)\)/g, '](../$1)')

import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const blocks = join(import.meta.dirname, '../blocks')
const LINK = 'shop-ui/shop-link.tsx'

/** By the file of an example that replaces the blocks' link with that of its router: the folder of its blocks. */
const folders = new Map([
  ['src/layout/shop-link.tsx', 'src/components/shop'],
  ['components/shop-link.tsx', 'components/shop'],
])

/** Copies the blocks into an example that uses them, as the shadcn CLI does. */
export function addBlocks(example: string): void {
  for (const [link, folder] of folders) {
    if (!existsSync(join(example, link))) continue
    const copy = (from: string, path: string) => {
      const to = join(example, folder, path)
      mkdirSync(dirname(to), { recursive: true })
      copyFileSync(from, to)
    }
    for (const path of [...blockFiles(), 'theme.css']) copy(join(blocks, path), path)
    copy(join(example, link), LINK)
  }
}

function blockFiles(): string[] {
  const { items } = JSON.parse(readFileSync(join(blocks, 'registry.json'), 'utf8')) as {
    items: readonly { readonly files: readonly { readonly path: string }[] }[]
  }
  return items.flatMap(({ files }) => files.map(({ path }) => path))
}

import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const blocks = join(import.meta.dirname, '../blocks')
/** Each example has its own, which renders the link of its router. */
const OWN_FILE = 'shop-ui/shop-link.tsx'

/** Copies the blocks into an example that has a folder for them, as the shadcn CLI does. */
export function addBlocks(example: string): void {
  const folder = ['src/components/shop', 'components/shop']
    .map((path) => join(example, path))
    .find((path) => existsSync(path))
  if (folder === undefined) return
  const { items } = JSON.parse(readFileSync(join(blocks, 'registry.json'), 'utf8')) as {
    items: readonly { readonly files: readonly { readonly path: string }[] }[]
  }
  const paths = items.flatMap(({ files }) => files.map(({ path }) => path))
  for (const path of [...paths, 'theme.css']) {
    if (path === OWN_FILE) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(join(blocks, path), join(folder, path))
  }
}

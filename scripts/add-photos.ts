import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { createSampleCatalog } from '../packages/mock/src/sample-catalog/create-sample-catalog.js'

const photos = join(import.meta.dirname, '../stories/photos')

/** As many products as `store.mjs` of the examples has. */
const SIZE = 24

/** A new shop is quickly installed. */
const MOST_BYTES = 400_000

function shownOf(files: readonly string[]): readonly string[] {
  const { products } = createSampleCatalog({ size: SIZE, photos: { baseUrl: '', files } })
  const shown = new Set(
    products.flatMap(({ images }) => images.map((image) => (image as { url: string }).url)),
  )
  return files.filter((file) => shown.has(file))
}

/** The photographs that the products of the sample store show: one colour of each kind, and more colours while there is room. */
export function readShopPhotos(): readonly string[] {
  const files = JSON.parse(readFileSync(join(photos, 'photos.json'), 'utf8')) as readonly string[]
  const fronts = shownOf(files).filter((file) => file.endsWith('-front.webp'))
  const kindOf = (file: string) => file.split('-', 1)[0]
  const roundOf = (file: string) => fronts.filter((each) => kindOf(each) === kindOf(file)).indexOf(file)
  let bytes = 0
  const chosen = fronts
    .toSorted((a, b) => roundOf(a) - roundOf(b))
    .filter((file) => (bytes += statSync(join(photos, file)).size) <= MOST_BYTES)
  return shownOf(chosen.toSorted())
}

/** Copies them into a folder. */
export function copyShopPhotos(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const file of readShopPhotos()) copyFileSync(join(photos, file), join(folder, file))
}

/** Copies them into an example that starts the sample store. */
export function addPhotos(example: string): void {
  if (existsSync(join(example, 'store.mjs'))) copyShopPhotos(join(example, 'public/photos'))
}

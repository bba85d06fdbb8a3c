import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { colours } from '../../packages/mock/src/sample-catalog/colours.js'
import { productKinds } from '../../packages/mock/src/sample-catalog/product-kinds.js'
import { createSampleCatalog } from 'storefront-mock'
import { getCollectionReference, getImage } from 'storefront-react/core'
import { demoProducts } from '../../stories/demo-shop/demo-store.js'
import files from '../../stories/photos/photos.json' with { type: 'json' }

const FOLDER = join(import.meta.dirname, '../../stories/photos')
const pictures = readdirSync(FOLDER).filter((name) => name.endsWith('.webp'))

describe('The photographs of the sample shop', () => {
  it('are all listed, and the list names no picture that is missing', () => {
    expect(files).toEqual(pictures.sort())
  })

  it('are named by a kind, a colour and a view of the sample catalogue', () => {
    const kinds = new Set<string>(productKinds.map(({ drawing }) => drawing))
    const names = new Set(colours.map(({ name }) => name.toLowerCase()))
    for (const file of files) {
      const [kind = '', colour = '', view = ''] = file.replace('.webp', '').split('-')
      expect(kinds, file).toContain(kind)
      expect(names, file).toContain(colour)
      expect(['front', 'close', 'side'], file).toContain(view)
    }
  })

  it('are each shown by a catalogue that is large enough', () => {
    const { products } = createSampleCatalog({ size: 2000, photos: { baseUrl: '/photos/', files } })
    const shown = new Set(
      products.flatMap(({ images }) => images.map((image) => (image as { url: string }).url)),
    )
    for (const file of files) expect(shown).toContain(`/photos/${file}`)
  })

  it('have at most 4 MB together, and at most 40 kB each', () => {
    const sizes = pictures.map((name) => statSync(join(FOLDER, name)).size)
    expect(Math.max(...sizes)).toBeLessThan(40_000)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000)
  })

  it.each([
    { list: 'department', level: 0 },
    { list: 'group of a department', level: 1 },
  ])('are not shown twice on one screen of a $list of the demo', ({ level }) => {
    const lists = new Map<string, string[]>()
    const repeated: string[] = []
    for (const { slug, images, collections } of demoProducts) {
      const list = getCollectionReference(collections[level])?.slug ?? ''
      const photo = getImage(images[0])?.src ?? ''
      const before = lists.get(list) ?? []
      if (before.slice(-7).includes(photo)) repeated.push(`${slug} in ${list}`)
      lists.set(list, [...before, photo])
    }
    expect(lists.size).toBeGreaterThan(5)
    expect(repeated).toEqual([])
  })
})

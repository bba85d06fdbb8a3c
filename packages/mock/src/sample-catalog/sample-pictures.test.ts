import { describe, expect, it } from 'vitest'

import { createSampleCatalog } from './create-sample-catalog.js'

const files = [
  'mug-clay-front.webp',
  'mug-clay-close.webp',
  'mug-ink-front.webp',
  'notes.txt',
  'vase-rose-close.webp',
]
const photos = { baseUrl: '/photos/', files }
const { products, collections } = createSampleCatalog({ size: 720, photos })
const drawn = createSampleCatalog({ size: 720 })
const inCollection = (slug: string, of = products) =>
  of.filter((product) => (product.collections as { slug: string }[]).some((each) => each.slug === slug))
const urlsOf = (product: (typeof products)[number]) =>
  product.images.map((image) => (image as { url: string }).url)

describe('createSampleCatalog with photographs', () => {
  it('shows each mug in photographs only, even one that has no picture among the drawings', () => {
    const mugs = inCollection('mugs')
    expect(inCollection('mugs', drawn.products).some((each) => each.images.length === 0)).toBe(true)
    for (const mug of mugs) {
      expect(urlsOf(mug)).not.toEqual([])
      for (const url of urlsOf(mug)) expect(files.map((file) => `/photos/${file}`)).toContain(url)
    }
    expect(new Set(mugs.flatMap(urlsOf)).size).toBe(3)
  })

  it('offers only colours that were photographed, and shows each variant in its colour', () => {
    const variants = inCollection('mugs').flatMap((each) =>
      each.variants.filter((one) => one.attributes['Colour']),
    )
    expect(new Set(variants.map((variant) => variant.attributes['Colour']))).toEqual(new Set(['Clay', 'Ink']))
    for (const { attributes, image } of variants) {
      expect((image as { url: string }).url).toBe(
        `/photos/mug-${(attributes['Colour'] as string).toLowerCase()}-front.webp`,
      )
    }
  })

  it('keeps the drawings of a kind that was not photographed from the front', () => {
    const pictures = (of: typeof products) => inCollection('vases', of).map(urlsOf)
    expect(pictures(products)).toEqual(pictures(drawn.products))
  })

  it('keeps names, slugs and ids', () => {
    const names = (of: typeof products) => of.map(({ id, name, slug }) => ({ id, name, slug }))
    expect(names(products)).toEqual(names(drawn.products))
  })

  it('shows a photographed kind on the cover of a department whose first kind has only drawings', () => {
    const onlyVases = { baseUrl: '/photos/', files: ['vase-rose-front.webp'] }
    const covers = createSampleCatalog({ photos: onlyVases }).collections
    expect(covers.find(({ slug }) => slug === 'home')?.image.url).toBe('/photos/vase-rose-front.webp')
    expect(covers.find(({ slug }) => slug === 'garden')?.image.url).toMatch(/^data:/)
  })

  it('uses the photographs as covers of collections too', () => {
    expect(collections.find(({ slug }) => slug === 'mugs')?.image.url).toMatch(/^\/photos\/mug-/)
    expect(collections.find(({ slug }) => slug === 'vases')?.image.url).toMatch(/^data:/)
  })
})

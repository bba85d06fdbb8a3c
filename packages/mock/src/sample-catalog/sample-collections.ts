import type { Drawing } from './drawings.js'
import { productKinds, type ProductKind } from './product-kinds.js'
import { drawnPictures, type SamplePictures } from './sample-pictures.js'
import { slugOf } from './slug.js'

/** A collection of the sample shop. The API reference shows no fields; these are common ones. */
export interface SampleCollection {
  readonly id: string
  readonly storeId: string
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly image: { readonly url: string; readonly alt: string }
  readonly createdAt: string
  readonly updatedAt: string
}

export interface CollectionReference {
  readonly id: string
  readonly name: string
  readonly slug: string
}

const COVERS: Readonly<Record<string, Drawing>> = {
  'New In': 'pot',
  Sale: 'tee',
  Gifts: 'candle',
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'New In': 'What came in during the last weeks.',
  Sale: 'Good things for less, while they last.',
  Gifts: 'For somebody you like, under 40.',
}

export const campaigns = { newIn: 'New In', sale: 'Sale', gifts: 'Gifts' } as const

interface Named {
  readonly name: string
  readonly description: string
  /** What its picture can show, the best first. */
  readonly covers: readonly Drawing[]
}

function names(): readonly Named[] {
  const kindsOf = new Map<string, ProductKind[]>()
  for (const kind of productKinds) {
    for (const name of new Set([kind.department, kind.group, kind.plural]))
      kindsOf.set(name, [...(kindsOf.get(name) ?? []), kind])
  }
  const all = productKinds.map(({ drawing }) => drawing)
  return [
    ...Object.values(campaigns).map((name) => ({
      name,
      description: DESCRIPTIONS[name] ?? '',
      covers: [COVERS[name] ?? 'mug', ...all],
    })),
    ...Array.from(kindsOf, ([name, kinds]) => ({
      name,
      description: kinds[0]?.pitch ?? '',
      covers: kinds.map(({ drawing }) => drawing),
    })),
  ]
}

export function collectionsWith(pictures: SamplePictures): readonly SampleCollection[] {
  const { coloursOf, hasPhotos, pictureOf } = pictures
  return names().map(({ name, description, covers }, index) => {
    const drawing = covers.find(hasPhotos) ?? covers[0] ?? 'mug'
    const slug = slugOf(name)
    const colours = coloursOf(drawing)
    const colour = colours[index % colours.length]
    const day = new Date(Date.UTC(2024, 0, 1 + index)).toISOString()
    return {
      id: `col_${slug}`,
      storeId: 'store_sample',
      name,
      slug,
      description,
      image: { url: (colour && pictureOf(drawing, colour, 'front')) ?? '', alt: name },
      createdAt: day,
      updatedAt: day,
    }
  })
}

const REFERENCES = new Map(
  collectionsWith(drawnPictures).map(({ id, name, slug }): [string, CollectionReference] => [
    name,
    { id, name, slug },
  ]),
)

export function collectionReferences(wanted: readonly string[]): CollectionReference[] {
  return wanted.flatMap((name) => REFERENCES.get(name) ?? [])
}

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

function names(): readonly (readonly [name: string, drawing: Drawing, description: string])[] {
  const seen = new Map<string, ProductKind>()
  for (const kind of productKinds) {
    for (const name of [kind.department, kind.group, kind.plural]) if (!seen.has(name)) seen.set(name, kind)
  }
  return [
    ...Object.values(campaigns).map(
      (name) => [name, COVERS[name] ?? 'mug', DESCRIPTIONS[name] ?? ''] as const,
    ),
    ...Array.from(seen, ([name, kind]) => [name, kind.drawing, kind.pitch] as const),
  ]
}

export function collectionsWith({ coloursOf, pictureOf }: SamplePictures): readonly SampleCollection[] {
  return names().map(([name, drawing, description], index) => {
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

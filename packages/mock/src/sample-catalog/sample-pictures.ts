import { colours, type Colour } from './colours.js'
import { drawProduct } from './draw-product.js'
import type { Drawing } from './drawings.js'
import { slugOf } from './slug.js'

/** Photographs for the sample catalogue. The package contains none. */
export interface SamplePhotos {
  /** Address of their folder, with its last slash, e.g. `/photos/`. */
  readonly baseUrl: string
  /** Names of the files in it: kind, colour and view, e.g. `mug-sage-front.webp`. Other names are ignored. */
  readonly files: readonly string[]
}

type PictureView = 'front' | 'close' | 'side'

/** Where the pictures of the catalogue come from. */
export interface SamplePictures {
  readonly hasPhotos: (kind: Drawing) => boolean
  /** The colours in which there are pictures of this kind. */
  readonly coloursOf: (kind: Drawing) => readonly Colour[]
  /** Returns the address of a picture, or `undefined` if there is none from this side. */
  readonly pictureOf: (kind: Drawing, colour: Colour, view: PictureView) => string | undefined
}

export const drawnPictures: SamplePictures = {
  hasPhotos: () => false,
  coloursOf: () => colours,
  pictureOf: (kind, colour, view) => (view === 'side' ? undefined : drawProduct(kind, colour, view)),
}

/** Kinds without a photograph from the front keep their drawings. */
export function photographedPictures({ baseUrl, files }: SamplePhotos): SamplePictures {
  const byName = new Map(files.map((file) => [file.replace(/\.\w+$/, ''), `${baseUrl}${file}`]))
  const photoOf = (kind: Drawing, colour: Colour, view: PictureView) =>
    byName.get(`${kind}-${slugOf(colour.name)}-${view}`)
  const photographed = (kind: Drawing) => colours.filter((colour) => photoOf(kind, colour, 'front'))
  const hasPhotos = (kind: Drawing) => photographed(kind).length > 0
  return {
    hasPhotos,
    coloursOf: (kind) => (hasPhotos(kind) ? photographed(kind) : colours),
    pictureOf: (kind, colour, view) =>
      (hasPhotos(kind) ? photoOf : drawnPictures.pictureOf)(kind, colour, view),
  }
}

declare module '../provider/labels.js' {
  interface Labels {
    readonly productGallery: ProductGalleryLabels
  }
}

interface Position {
  /** From 1. */
  readonly position: number
  readonly total: number
  /** The picture's own alternative text; `''` if it has none. */
  readonly alt: string
}

/** Texts of the parts of `ProductGallery`, English by default. */
export interface ProductGalleryLabels {
  /** Accessible name of the gallery. */
  readonly gallery: (values: { readonly name: string }) => string
  readonly thumbnail: (values: Position) => string
  readonly previous: string
  readonly next: string
  /** Announced when another picture is shown. */
  readonly status: (values: Position) => string
}

const describe = ({ position, total, alt }: Position) => `Picture ${position} of ${total}${alt && `: ${alt}`}`

export const defaultLabels: ProductGalleryLabels = {
  gallery: ({ name }) => `Pictures of ${name}`,
  thumbnail: describe,
  previous: 'Previous picture',
  next: 'Next picture',
  status: describe,
}

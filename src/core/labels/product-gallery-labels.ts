type Position = {
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

declare module '../provider/labels.js' {
  interface Labels {
    readonly productGallery: ProductGalleryLabels
  }
}

/** Texts of the parts of `ProductGallery`, English by default. */
export interface ProductGalleryLabels {
  /** Accessible name of the gallery. */
  readonly gallery: (values: { readonly name: string }) => string
  readonly thumbnail: (values: {
    readonly position: number
    readonly total: number
    readonly alt: string
  }) => string
  readonly previous: string
  readonly next: string
  /** Announced when another picture is shown. */
  readonly status: (values: {
    readonly position: number
    readonly total: number
    readonly alt: string
  }) => string
}

const describe = ({
  position,
  total,
  alt,
}: {
  readonly position: number
  readonly total: number
  readonly alt: string
}) => `Picture ${position} of ${total}${alt && `: ${alt}`}`

export const defaultLabels: ProductGalleryLabels = {
  gallery: ({ name }) => `Pictures of ${name}`,
  thumbnail: describe,
  previous: 'Previous picture',
  next: 'Next picture',
  status: describe,
}

export {
  ProductGalleryImage as Image,
  type ProductGalleryImageProps as ImageProps,
  type ProductGalleryImageState as ImageState,
} from './image.js'
export {
  ProductGalleryNext as Next,
  type ProductGalleryNextProps as NextProps,
  type ProductGalleryNextState as NextState,
} from './next.js'
export {
  ProductGalleryPrevious as Previous,
  type ProductGalleryPreviousProps as PreviousProps,
  type ProductGalleryPreviousState as PreviousState,
} from './previous.js'
export {
  ProductGalleryRoot as Root,
  type ProductGalleryRootProps as RootProps,
  type ProductGalleryRootState as RootState,
} from './root.js'
export {
  ProductGalleryStatus as Status,
  type ProductGalleryStatusProps as StatusProps,
  type ProductGalleryStatusState as StatusState,
} from './status.js'
export {
  ProductGalleryThumbnail as Thumbnail,
  type ProductGalleryThumbnailProps as ThumbnailProps,
  type ProductGalleryThumbnailState as ThumbnailState,
} from './thumbnail.js'

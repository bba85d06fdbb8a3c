export { ProductImage, type ProductImageProps, type ProductImageState } from './product-image.js'

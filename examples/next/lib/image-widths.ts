/** The widths of `ProductImage`, and of thumbnails. Next answers 400 for any other. */
export const imageWidths = [80, 160, 320, 480, 640, 960, 1280, 1920]

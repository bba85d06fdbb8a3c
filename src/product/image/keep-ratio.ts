/**
 * Removes the `width` attribute of an image whose height the app's CSS limits: with both, the picture would be distorted.
 * An image to which CSS gives both is as large without the attribute.
 */
export function keepRatio(image: HTMLImageElement): void {
  const { width, height, aspectRatio } = getComputedStyle(image)
  // Computed as `4 / 5`. jsdom has no ratio.
  const [x = NaN, y = NaN] = (aspectRatio || '').split('/').map(Number.parseFloat)
  const difference = Number.parseFloat(width) - (Number.parseFloat(height) * x) / y
  if (Math.abs(difference) > 1) image.removeAttribute('width')
}

/**
 * Fires the error event of an image that fails before the browser can paint the failure, and calls `onLate` if the image
 * had loaded before: React receives no event from before hydration. Browsers lay out a failed image as its text, without
 * its ratio, and fire their own error event up to a frame later. `decode` rejects earlier.
 */
export function watchDecoding(image: HTMLImageElement, onLate: () => void): () => void {
  const isLate = image.complete
  let isWatched = true
  // jsdom has no `decode`.
  image.decode?.().then(
    () => isWatched && isLate && onLate(),
    // It also rejects when `src` changes, so check that the image has no pixels.
    () => isWatched && image.complete && !image.naturalWidth && fireError(image),
  )
  return () => void (isWatched = false)
}

function fireError(image: HTMLImageElement): void {
  image.dispatchEvent(new Event('error'))
  // Firefox fires its own event even if the handler has changed `src`: drop it.
  const drop = (event: Event) => event.stopImmediatePropagation()
  image.addEventListener('error', drop, true)
  setTimeout(() => image.removeEventListener('error', drop, true))
}

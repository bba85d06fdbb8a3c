import type { Colour } from './colours.js'
import { drawings, type Drawing } from './drawings.js'

export type View = 'front' | 'close'

const FRAME: Record<View, string> = { front: '0 0 80 80', close: '10 12 60 60' }

/** Cache: products with the same picture share a string. */
const cache = new Map<string, string>()

/** An SVG data URI, which needs no network. Cached, so that products with the same picture share a string. */
export function drawProduct(drawing: Drawing, colour: Colour, view: View = 'front'): string {
  const key = `${drawing} ${colour.name} ${view}`
  let url = cache.get(key)
  if (url === undefined) {
    const svg =
      `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${FRAME[view]}'>` +
      `<path fill='${colour.wall}' d='M0 0h80v80H0z'/>` +
      `<path opacity='.06' d='M0 57h80v23H0z'/>` +
      (drawing === 'pendant' ? '' : `<ellipse opacity='.12' cx='40' cy='64' rx='24' ry='3.5'/>`) +
      `${drawings[drawing](colour)}</svg>`
    url = `data:image/svg+xml,${svg.replaceAll('#', '%23')}`
    cache.set(key, url)
  }
  return url
}

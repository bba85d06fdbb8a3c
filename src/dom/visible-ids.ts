import { idOf, itemElements } from './anchor.js'

/** The ids of a list's items in the viewport. */
export function findVisibleIds(root: Element): readonly string[] {
  return [...itemElements(root)]
    .filter((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom >= 0 && top <= innerHeight
    })
    .map(idOf)
}

import type { Target } from './protocol.js'

/** The id of a product that the story shows. Parts and cards write it as `data-item-id`. */
export function renderedProductId(root: ParentNode, target: Target): string | undefined {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-item-id]')]
  const onScreen = elements.filter((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  const element = target === 'first' ? onScreen[0] : target === 'last' ? onScreen.at(-1) : elements.at(-1)
  return element?.dataset['itemId']
}

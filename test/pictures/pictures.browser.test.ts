import { afterEach, expect, it } from 'vitest'

/** The charts and drawings of the guides. */
const pictures = import.meta.glob<string>('../../docs/pictures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The box of a letter can begin this much before the letter. */
const BEARING = 0.5

afterEach(() => document.body.replaceChildren())

it.each(Object.entries(pictures))('shows each text of %s whole', (_, svg) => {
  document.body.innerHTML = svg
  const picture = document.querySelector('svg')
  if (!picture) throw new Error('The file has no picture.')
  const { x, y, width, height } = picture.viewBox.baseVal
  const texts = [...picture.querySelectorAll('text')]
  const clipped = texts.filter((text) => {
    const box = text.getBBox()
    return (
      box.x < x - BEARING || box.y < y || box.x + box.width > x + width || box.y + box.height > y + height
    )
  })
  expect(texts.length).toBeGreaterThan(0)
  expect(clipped.map(({ textContent }) => textContent)).toEqual([])
})

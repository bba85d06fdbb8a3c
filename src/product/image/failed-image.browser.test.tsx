import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { ProductImage } from '../../index.js'

it('a picture that cannot be loaded keeps its box, so the row below does not move up for a frame', async () => {
  render(<ProductImage image="/no-such-image.jpg" alt="A mug" aspectRatio={1} style={{ width: 200 }} />)
  const image = screen.getByRole('img', { name: 'A mug' })
  const height = () => image.getBoundingClientRect().height
  const heights = [height()]
  await new Promise<void>((resolve) => {
    image.addEventListener('error', () => {
      heights.push(height())
      resolve()
    })
  })
  await new Promise(requestAnimationFrame)
  heights.push(height())
  expect(image.dataset.status).toBe('error')
  expect(heights).toEqual([200, 200, 200])
})

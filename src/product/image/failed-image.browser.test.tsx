import { act, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'

import { painted } from '../../../test/product-list/shop-page.js'
import { renderToHtml } from '../../../test/server-rendering/render-to-html.js'
import { ProductImage } from '../../index.js'

it('a picture that cannot be loaded keeps its box, so the row below does not move up for a frame', async () => {
  const onError = vi.fn()
  render(
    <ProductImage
      image="/no-such-image.jpg"
      alt="A mug"
      aspectRatio={1}
      style={{ width: 200 }}
      onError={onError}
    />,
  )
  const image = screen.getByRole('img', { name: 'A mug' })
  const heights: number[] = []
  while (image.dataset.status !== 'error' || !(image as HTMLImageElement).naturalWidth) {
    heights.push(image.getBoundingClientRect().height)
    await new Promise(requestAnimationFrame)
  }
  heights.push(image.getBoundingClientRect().height)
  expect(new Set(heights)).toEqual(new Set([200]))
  expect(onError).toHaveBeenCalledOnce()
})

it('reports a picture that fails before hydration to the app', async () => {
  const onError = vi.fn()
  const page = <ProductImage image="/no-such-image.jpg" alt="A mug" onError={onError} priority />
  const container = document.createElement('div')
  container.innerHTML = renderToHtml(page)
  document.body.append(container)
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'A mug' })
  await waitFor(() => expect(image.complete).toBe(true))
  await painted()
  const root = await act(() => hydrateRoot(container, page))
  await waitFor(() => expect(image.dataset.status).toBe('error'))
  expect(onError).toHaveBeenCalledOnce()
  act(() => root.unmount())
  container.remove()
})

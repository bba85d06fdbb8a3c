import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'

import { renderToHtml } from '../../test/server-rendering/render-to-html.js'
import { VirtualPage, seededShop } from '../../test/virtual/virtual-shop.js'

const container = document.createElement('div')
afterEach(() => container.remove())

it("VirtualProductGrid hydrates the server's HTML of a whole page, then renders the rows in the viewport", async () => {
  const { Shop } = seededShop(1000)
  const page = (
    <StrictMode>
      <Shop>
        <VirtualPage params={{ limit: 100 }} restoreKey={null} />
      </Shop>
    </StrictMode>
  )
  const html = renderToHtml(page)
  expect(html.match(/data-item-id/g)).toHaveLength(100)

  document.body.append(container)
  container.innerHTML = html
  const element = container.querySelector('[data-item-id]')
  const onRecoverableError = vi.fn()
  const logged = vi.spyOn(console, 'error')
  const root = await act(() => hydrateRoot(container, page, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(logged).not.toHaveBeenCalled()
  expect(container.querySelector('[data-item-id]')).toBe(element)
  expect(container.querySelectorAll('[data-item-id]').length).toBeLessThan(80)
  act(() => {
    root.unmount()
  })
})

import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildProduct } from 'storefront-mock'

import { renderToHtml } from '../../test/server-rendering/render-to-html.js'
import { createStorefrontClient } from '../core/client/create-storefront-client.js'
import { Price } from '../product/price/index.js'
import { ProductImage } from '../product/image/product-image.js'
import { StorefrontProvider } from '../provider/storefront-provider.js'
import { VariantPicker } from '../variant-picker/index.js'
import { Spacer } from '../virtual/spacer.js'

const client = createStorefrontClient({ baseUrl: 'https://shop.example/api/v1', apiKey: null })
const product = buildProduct({ options: { Size: ['S', 'M'] } })

const shop = (inlineStyles?: boolean) => (
  <StorefrontProvider client={client} currency="EUR" inlineStyles={inlineStyles}>
    <Price.Root variant={{ price: '8.00', compareAtPrice: '10.00' }} />
    <ProductImage image="https://shop.example/a.jpg" alt="" aspectRatio="4 / 5" />
    <VariantPicker.Root product={product} name="variant" required />
    <Spacer tag="div" height={100} />
  </StorefrontProvider>
)

/** Keeps React's own properties out: only elements with a style attribute. */
const styled = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[style]')]

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describe('inlineStyles', () => {
  it('renders style attributes on a server by default', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToHtml(shop())
    expect(styled(page)).toHaveLength(5)
  })

  it('false leaves style attributes out of the HTML, and sets the same styles after hydration', async () => {
    const html = renderToHtml(shop(false))
    const consoleError = vi.spyOn(console, 'error')
    expect(html).not.toContain('style=')
    // The documented CSS hides these elements until hydration.
    expect(html.match(/data-visually-hidden/g)).toHaveLength(3)

    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = html
    const root = await act(async () => hydrateRoot(page, shop(false)))
    const [current, original, image, input, spacer] = styled(page).map(({ style }) => style)
    expect([current!.clipPath, original!.clipPath]).toEqual(['inset(50%)', 'inset(50%)'])
    expect([image!.aspectRatio, input!.opacity, spacer!.blockSize]).toEqual(['4 / 5', '0', '100px'])
    expect(consoleError).not.toHaveBeenCalled()
    await act(async () => root.unmount())
  })
})

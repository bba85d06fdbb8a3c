import { expect, test } from 'vitest'

import { createSampleCatalog } from './create-sample-catalog.js'

test('createSampleCatalog uses valid SVG data URIs as images', () => {
  const urls = new Set(
    createSampleCatalog({ size: 1000 }).products.flatMap((each) =>
      each.images.map((image) => (image as { url: string }).url),
    ),
  )
  expect(urls.size).toBeGreaterThan(100)
  for (const url of urls) {
    const [type, svg = ''] = url.split(/,(.*)/s)
    expect(type).toBe('data:image/svg+xml')
    expect(svg).not.toMatch(/[#\n"]|NaN|undefined/)
    const parsed = new DOMParser().parseFromString(decodeURIComponent(svg), 'image/svg+xml')
    expect(parsed.querySelector('parsererror'), url).toBeNull()
  }
})

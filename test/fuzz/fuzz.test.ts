// @vitest-environment node
import { expect, it, vi } from 'vitest'

import { fuzz } from './fuzz.js'

it('reads and renders 2,000 mutated responses, or refuses them with a typed error', async () => {
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {})
  const { read, refused, rendered, renderedWithItems } = await fuzz(2000, { seed: 7, renderEvery: 1 })
  vi.restoreAllMocks()
  expect(read).toBeGreaterThan(800)
  expect(refused).toBeGreaterThan(500)
  // Enough valid responses that the parts are tested, and not only the client.
  expect(rendered).toBe(2000)
  expect(renderedWithItems).toBeGreaterThan(600)
})

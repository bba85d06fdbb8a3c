import { expect, it, vi } from 'vitest'

import { fuzz } from './fuzz.js'

it('reads and renders 500 mutated responses, or refuses them with a typed error', async () => {
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {})
  const { read, refused, rendered, renderedWithItems } = await fuzz(500, { seed: 7, renderEvery: 1 })
  vi.restoreAllMocks()
  expect(read).toBeGreaterThan(200)
  expect(refused).toBeGreaterThan(125)
  // Enough valid responses that the parts are tested, and not only the client.
  expect(rendered).toBe(500)
  expect(renderedWithItems).toBeGreaterThan(150)
})

import { expect, it, vi } from 'vitest'

import { runs, seedOf } from '../setup/random-runs.js'
import { fuzz } from './fuzz.js'

const COUNT = runs(500)

it(`reads and renders ${COUNT} mutated responses, or refuses them with a typed error`, async () => {
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {})
  const { read, refused, rendered, renderedWithItems } = await fuzz(COUNT, {
    seed: seedOf(7),
    renderEvery: 1,
  })
  vi.restoreAllMocks()
  expect(read).toBeGreaterThan(0.4 * COUNT)
  expect(refused).toBeGreaterThan(0.25 * COUNT)
  // Enough valid responses that the parts are tested, and not only the client.
  expect(rendered).toBe(COUNT)
  expect(renderedWithItems).toBeGreaterThan(0.3 * COUNT)
})

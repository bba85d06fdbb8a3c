import { expect, it, vi } from 'vitest'

vi.mock('react', () => {
  throw new Error('React was loaded.')
})
vi.mock('@tanstack/react-query', () => {
  throw new Error('TanStack Query was loaded.')
})

/** Each name with the packages that would otherwise copy its code. */
const NAMES = {
  createCartStore: 'mock: a cart for tests, and the public entry loads React',
  createConcurrencyLimit: 'agents',
  createPathTemplate: 'agents, mock',
  fromUnits: 'agents',
  getVariantIndex: 'agents',
  isAmount: 'agents, doctor, search',
  iterate: 'search',
  normalizeBaseUrl: 'doctor',
  redact: 'doctor',
  redactResponse: 'doctor',
  toUnits: 'agents',
  validate: 'agents, doctor, mock',
}

it('the entry for the packages of this repository has at most twelve names, each with a reason, and no React', async () => {
  const names = Object.keys(await import('./index.js'))
  expect(names.toSorted()).toEqual(Object.keys(NAMES))
  expect(names.length).toBeLessThanOrEqual(12)
})

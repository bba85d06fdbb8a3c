import { expect, it, vi } from 'vitest'

vi.mock('react', () => {
  throw new Error('React was loaded.')
})
vi.mock('@tanstack/react-query', () => {
  throw new Error('TanStack Query was loaded.')
})

/** Each name with the packages that would otherwise copy its code. */
const NAMES = {
  FNV_OFFSET: 'mock: a hash with another start for each seed',
  createCartStore: 'mock: a cart for tests, and the public entry loads React',
  createConcurrencyLimit: 'agents',
  createErrorMessage: 'search: the texts of its errors, as those of the library',
  createMemoryStorage: 'mock',
  createPathTemplate: 'agents, mock',
  decodeEntities: 'mock',
  fnv1a: 'agents, mock',
  fromUnits: 'agents',
  getFeedId: 'agents: the group of a product in a feed, as its structured data has it',
  getMinorDigits: 'agents: amounts in the digits that the payment provider counts',
  isAmount: 'agents, doctor, search',
  isJsonObject: 'doctor, mock',
  isObject: 'agents, search',
  iterate: 'search',
  normalizeBaseUrl: 'doctor',
  readProduct: 'agents, search',
  readText: 'search: a body, up to a length',
  redact: 'doctor',
  redactResponse: 'doctor',
  shortErrorMessage: 'search',
  sleep: 'agents, doctor',
  toUnits: 'agents',
  validate: 'agents, doctor, mock',
}

it('the entry for the packages of this repository has a reason for each name, and no React', async () => {
  const names = Object.keys(await import('./index.js'))
  expect(names.toSorted()).toEqual(Object.keys(NAMES))
})

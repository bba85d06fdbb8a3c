import { expect, it, vi } from 'vitest'

vi.mock('react', () => {
  throw new Error('React was loaded.')
})
vi.mock('@tanstack/react-query', () => {
  throw new Error('TanStack Query was loaded.')
})

it('the server entry loads neither React nor TanStack Query', async () => {
  expect(Object.keys(await import('./index.js'))).toEqual(
    expect.arrayContaining(['checkCartLines', 'createCartAddCookie', 'readCartCookies', 'readCartForm']),
  )
})

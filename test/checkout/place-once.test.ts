import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it, vi } from 'vitest'

import { placeOnce } from '../../examples/vite/server/place-once.js'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../examples', path), 'utf8')

it('two requests of one checkout at once, and a third one later, get the order of the first', async () => {
  const place = vi.fn(async () => ({ id: crypto.randomUUID() }))
  const [first, second] = await Promise.all([placeOnce('once', place), placeOnce('once', place)])
  expect(second).toBe(first)
  expect(await placeOnce('once', place)).toBe(first)
  expect(place).toHaveBeenCalledOnce()
  expect(await placeOnce('other', place)).not.toEqual(first)
})

it('a checkout that was refused or failed can be tried again', async () => {
  const place = vi.fn<() => Promise<{ id: string } | undefined>>()
  place.mockResolvedValueOnce(undefined)
  place.mockRejectedValueOnce(new Error('payment declined'))
  place.mockResolvedValueOnce({ id: '1' })
  expect(await placeOnce('again', place)).toBeUndefined()
  await expect(placeOnce('again', place)).rejects.toThrow('payment declined')
  expect(await placeOnce('again', place)).toEqual({ id: '1' })
})

it('both examples answer a repeated checkout with the same code', () => {
  expect(read('next/lib/place-once.ts')).toContain(read('vite/server/place-once.ts'))
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, vi } from 'vitest'

import { addSharedFiles } from '../../scripts/add-shared-files.js'
import { placeOnce } from '../../examples/vite/server/place-once.js'

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

it.each(['next', 'react-router'])('the example %s answers a repeated checkout with the same code', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-react-shared-files-'))
  try {
    addSharedFiles(name, folder)
    const read = (path: string) => readFileSync(path, 'utf8')
    const examples = join(import.meta.dirname, '../../examples')
    expect(read(join(folder, 'server/place-once.ts'))).toBe(read(join(examples, 'vite/server/place-once.ts')))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

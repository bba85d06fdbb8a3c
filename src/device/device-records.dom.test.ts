import { expect, it, vi } from 'vitest'

import { createMemoryStorage } from './memory-storage.js'
import { createDeviceRecords } from './device-records.js'

interface Note {
  readonly id: string
  readonly text: string
}

function open(storage: Storage) {
  const onSync = vi.fn()
  const onError = vi.fn()
  const records = createDeviceRecords<Note>({
    prefix: 'notes:',
    version: 1,
    storage,
    // The ids of version 0 were in upper case.
    parse: (value, key) => {
      const { id, text } = value as Note
      return id === key && text !== undefined ? { id: id.toLowerCase(), text } : undefined
    },
    serialize: (note) => JSON.stringify({ v: 1, ...note }),
    merge: (_from, mine, theirs) => ({ ...theirs, text: theirs.text + (mine?.text ?? '') }),
    onSync,
    onError,
  })
  return {
    records,
    onSync,
    onError,
    write: (id: string, text: string) => records.update(id, () => ({ id, text })),
  }
}

it('records of one document notify each other, because the storage event does not', () => {
  const storage = createMemoryStorage()
  const [first, second] = [open(storage), open(storage)]
  first.write('a', '1')
  expect(second.onSync).toHaveBeenCalledExactlyOnceWith([
    { id: 'a', from: undefined, to: { id: 'a', text: '1' } },
  ])
  second.records.destroy()
  first.write('a', '2')
  expect(second.records.values.get('a')?.text).toBe('1')
})

it('a record of an older format moves to the key of its id when it is written', () => {
  const storage = createMemoryStorage()
  storage.setItem('notes:A', JSON.stringify({ v: 0, id: 'A', text: 'old' }))
  const { records, write } = open(storage)
  expect(records.values.get('a')?.text).toBe('old')
  write('a', 'new')
  expect([storage.length, storage.getItem('notes:A')]).toEqual([1, null])
})

it('a refused change is merged with what another tab has stored since, unless it replaces the record', () => {
  for (const [replaces, text] of [
    [false, 'theirs mine'],
    [true, ' mine'],
  ] as const) {
    const storage = createMemoryStorage()
    const { records } = open(storage)
    const full = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    records.update('a', () => ({ id: 'a', text: ' mine' }), replaces)
    expect(records.isStored).toBe(false)
    full.mockRestore()
    storage.setItem('notes:a', JSON.stringify({ v: 1, id: 'a', text: 'theirs' }))
    records.retry()
    expect([records.isStored, records.values.get('a')?.text]).toEqual([true, text])
  }
})

it('a key under the prefix that nobody could have written is reported and left alone', () => {
  const storage = createMemoryStorage()
  storage.setItem('notes:%', 'theirs')
  const { records, onError } = open(storage)
  records.refresh()
  expect(onError).toHaveBeenCalledWith({ type: 'invalid', key: 'notes:%' })
  expect(storage.getItem('notes:%')).toBe('theirs')
})

import { describe, expect, it, vi } from 'vitest'

import { createEmitter } from './emitter.js'

describe('createEmitter', () => {
  it('notifies each listener once, until the listener is removed', () => {
    const { emit, subscribe } = createEmitter()
    const [first, second] = [vi.fn(), vi.fn()]
    const remove = subscribe(first)
    subscribe(first)
    subscribe(second)
    emit()
    remove()
    emit()
    expect(first).toHaveBeenCalledOnce()
    expect(second).toHaveBeenCalledTimes(2)
  })

  it('notifies a listener that removes and adds itself once', () => {
    const { emit, subscribe } = createEmitter()
    const calls = vi.fn()
    let remove = subscribe(listener)
    function listener() {
      calls()
      remove()
      remove = subscribe(listener)
    }
    emit()
    expect(calls).toHaveBeenCalledOnce()
    emit()
    expect(calls).toHaveBeenCalledTimes(2)
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { drawModuleState, readModuleState } from '../../scripts/read-module-state.js'

it('each WeakMap, WeakSet, Map, Set, let and var of a module has a comment that says why', () => {
  const states = readModuleState()
  expect(states.length).toBeGreaterThan(20)
  expect(states.filter(({ reason }) => reason === '')).toEqual([])
})

it('ARCHITECTURE.md has the table that scripts/write-module-state.ts writes', () => {
  const text = readFileSync(join(import.meta.dirname, '../../ARCHITECTURE.md'), 'utf8')
  expect(text).toContain(drawModuleState(readModuleState()))
})

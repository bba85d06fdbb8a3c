import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'

import { runs, seedOf } from '../setup/random-runs.js'
import { generateSchemas, schemasPath } from '../../scripts/generate-schemas.js'
import { compareSchemas } from './compare-schemas.js'

it('schemas.gen.ts is what npm run schemas writes', () => {
  expect(readFileSync(schemasPath, 'utf8')).toBe(generateSchemas())
})

it(`the generated schemas agree with zod about ${runs(20_000)} mutated items`, () => {
  const { valid, invalid, differences } = compareSchemas(runs(20_000), seedOf())
  expect(differences).toEqual([])
  expect(valid).toBeGreaterThan(runs(1000))
  expect(invalid).toBeGreaterThan(runs(1000))
})

it.each([
  ['a type', z.looseObject({ id: z.number() }), 'the type number'],
  ['a string format', z.looseObject({ id: z.email() }), 'string with format'],
  ['a check of a string', z.looseObject({ id: z.string().check(z.minLength(1)) }), 'string with checks'],
  [
    'a custom check',
    z.looseObject({ id: z.custom(isOdd, 'expected an odd number') }),
    'the custom check isOdd',
  ],
  ['a custom message', z.looseObject({ id: z.custom(Array.isArray, 'no') }), 'a message without "expected'],
  ['a strict object', z.strictObject({ id: z.string() }), 'an object that is not loose'],
  ['an object that drops unknown keys', z.object({ id: z.string() }), 'an object that is not loose'],
  ['a nested object', z.looseObject({ at: z.looseObject({ id: z.string() }) }), 'the type object'],
  ['elements without a name', z.looseObject({ ids: z.array(z.string()) }), 'elements that src/zod does not'],
  ['an optional array', z.looseObject({ ids: z.optional(z.array(z.string())) }), 'the type array'],
])('npm run schemas fails for %s that it does not know', (_name, zodBrandSchema, message) => {
  expect(() => generateSchemas({ zodBrandSchema })).toThrow(message)
})

function isOdd(value: unknown): boolean {
  return Number(value) % 2 === 1
}

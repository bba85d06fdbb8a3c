import { expect, it } from 'vitest'

import { findDeadGlobs } from '../../scripts/test-globs.js'

const files = ['src/list/a.test.ts', 'src/list/b.test.tsx', 'test/c.test.ts']
const deadOf = (...globs: string[]) =>
  findDeadGlobs(globs, (glob) => {
    const pattern = glob.replaceAll('.', '\\.').replace('**/', '(.+/)?').replace('*', '[^/]+')
    return files.some((file) => new RegExp(`^${pattern}$`).test(file))
  })

it('finds a glob that matches no file', () => {
  expect(deadOf('src/**/*.test.ts', 'source/**/*.test.ts')).toEqual(['source/**/*.test.ts'])
})

it('finds the alternative of a moved folder', () => {
  const glob = 'src/{list,picture}/*.test.ts'
  expect(deadOf(glob)).toEqual([`${glob}: picture of {list,picture}`])
})

it('finds an alternative inside of another', () => {
  const glob = '{src/{list,picture},test}/*.test.ts'
  expect(deadOf(glob)).toEqual([`${glob}: picture of {list,picture}`])
})

it('allows an alternative that matches in another glob with the same braces', () => {
  expect(deadOf('{src,test}/**/*.test.ts', '{src,test}/**/*.test.tsx')).toEqual([])
  expect(deadOf('src/**/*.test.{ts,tsx}')).toEqual([])
})

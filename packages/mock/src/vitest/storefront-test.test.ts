import { mergeConfig, type Plugin, type UserConfig } from 'vite'
import { expect, it } from 'vitest'

import { storefrontTest } from './storefront-test.js'

const apply = (config: UserConfig) => mergeConfig(config, storefrontTest().config(config)) as unknown

it('is a plugin for the types of Vite', () => {
  const plugin: Plugin = storefrontTest()
  expect(plugin.name).toBe('storefront-test')
})

it('keeps the environment, the time limit and the setup files of the configuration', () => {
  const test = { environment: 'happy-dom', testTimeout: 1, setupFiles: ['mine.ts'] }
  expect(apply({ test })).toMatchObject({
    test: { ...test, setupFiles: ['mine.ts', expect.stringMatching(/setup\.js$/)] },
  })
})

it('adds its packages to those that the configuration loads through Vite', () => {
  const withInline = (inline: true | string[]) => apply({ test: { server: { deps: { inline } } } })
  const own = ['nuqs', 'storefront-react', 'storefront-mock']
  expect(apply({})).toMatchObject({ test: { environment: 'jsdom', server: { deps: { inline: own } } } })
  expect(withInline(['mine'])).toMatchObject({ test: { server: { deps: { inline: ['mine', ...own] } } } })
  // All packages.
  expect(withInline(true)).toMatchObject({ test: { server: { deps: { inline: true } } } })
})

it('replaces server-only, which throws outside of a React server, and nothing else', () => {
  const { resolveId, load } = storefrontTest()
  expect(load(resolveId('server-only')!)).toBe('export {}')
  expect(resolveId('react')).toBeUndefined()
  expect(load('react')).toBeUndefined()
})

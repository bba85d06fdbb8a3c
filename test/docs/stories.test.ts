import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { expect, it } from 'vitest'

import { sourcePackages } from '../../scripts/source-packages.js'
import { readStoryCode } from '../../.storybook/code/story-code.js'
import { problemsOf, root } from './compile.js'

const stories = readdirSync(join(root, 'stories'))
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) =>
    [...readStoryCode(join(root, 'stories', file)).codes].map(([story, code]) => ({
      place: `${file} ${story}`,
      code,
    })),
  )

it('the code of each story compiles as one file of a shop', () => {
  // Many stories of a component have the same code.
  const sources = [...new Map(stories.map((story) => [story.code, story])).values()].map((story, index) => ({
    ...story,
    path: join(root, `story-${index}.tsx`),
  }))
  expect(sources.length).toBeGreaterThan(20)
  expect(problemsOf(sources, { compilerOptions: { noUnusedLocals: true } })).toEqual([])
})

it('the code of each story imports from packages only, and the packages are named in its first line', () => {
  const wrong = stories.filter(({ code }) => {
    const imported = [...code.matchAll(/^import .* from '((?:@[^/]+\/)?[^/']+)[^']*'$/gm)].map(
      ([, name]) => name ?? '',
    )
    const [installed = ''] = code.split('\n', 1)
    return imported.some(
      (name) => name.startsWith('.') || (name !== 'react' && !installed.split(' ').includes(name)),
    )
  })
  expect(wrong.map(({ place }) => place)).toEqual([])
})

it('the code of each story renders when it is pasted into a shop', async () => {
  const examples = stories.filter(({ code }) => code.includes('export function Example('))
  const pasted = (index: number) => join(root, `stories/pasted-${index}.tsx`)
  const { module } = await runnerImport<{ readonly render: (index: number) => string }>(
    join(root, 'stories/pasted.tsx'),
    {
      configFile: false,
      logLevel: 'error',
      resolve: { alias: sourcePackages },
      plugins: [
        {
          name: 'pasted-examples',
          enforce: 'pre',
          resolveId: (id) => (/\/pasted(-\d+)?\.tsx$/.test(id) ? id : undefined),
          load(id) {
            const [, index] = /\/pasted-(\d+)\.tsx$/.exec(id) ?? []
            if (index) return examples[Number(index)]?.code
            if (!id.endsWith('/pasted.tsx')) return
            return `${examples.map((_, each) => `import * as pasted${each} from '${pasted(each)}'`).join('\n')}
            const all = [${examples.map((_, each) => `pasted${each}`).join(', ')}]
            ${SHOP}`
          },
        },
      ],
    },
  )
  const broken = examples.flatMap(({ place }, index) => {
    try {
      return module.render(index).length > 0 ? [] : [`${place}: empty`]
    } catch (error) {
      return [`${place}: ${String(error)}`]
    }
  })
  expect(broken).toEqual([])
})

/** What a shop has around a page. */
const SHOP = `
import { JSDOM } from 'jsdom'
import { renderToString } from 'react-dom/server'
import { CartProvider } from 'storefront-react/cart'
import { StorefrontProvider } from 'storefront-react'
import { createSavedList } from 'storefront-react/saved'
import { createMockStore, createSampleCatalog, createTestCart } from 'storefront-mock'

// A sanitiser of a story runs in the browser.
globalThis.DOMParser = new JSDOM('').window.DOMParser
const catalog = createSampleCatalog({ size: 8 })
const { baseUrl, apiKey, fetch } = createMockStore(catalog)
const [product] = catalog.products
const props = {
  baseUrl,
  apiKey,
  product,
  products: catalog.products,
  variant: product.variants[0],
  createList: () => createSavedList({ name: 'pasted' }),
}
export const render = (index) => {
  const { Example } = all[index]
  return renderToString(
    <StorefrontProvider baseUrl={baseUrl} apiKey={apiKey} fetch={fetch} currency="EUR">
      <CartProvider cart={createTestCart()}><Example {...props} /></CartProvider>
    </StorefrontProvider>,
  )
}
`

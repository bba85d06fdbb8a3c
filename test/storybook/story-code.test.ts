import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { readStoryCode } from '../../.storybook/code/story-code.js'

const stories = join(import.meta.dirname, '../../stories')
const codeOf = (file: string, story: string) =>
  readStoryCode(join(stories, `${file}.stories.tsx`)).codes.get(story) ?? ''

describe('readStoryCode', () => {
  it.each(readdirSync(stories).filter((file) => file.endsWith('.stories.tsx')))(
    'copies each listed story of %s without the sample data',
    (file) => {
      const { codes } = readStoryCode(join(stories, file))
      expect(codes.size).toBeGreaterThan(0)
      for (const code of codes.values())
        expect(code).not.toMatch(/storefront-mock|sampleProducts|from '\.|photos/)
    },
  )

  it('writes the args of a story as props, and the choice behind the name of one', () => {
    const code = codeOf('product-list', 'Auto')
    expect(code).toContain('<Department paging={autoPaging} params={{ limit: 12 }} restoreKey={null} />')
    expect(code).toMatch(/import \{ [^}]*autoPaging[^}]* \} from 'storefront-react'/)
  })

  it('makes a prop of sample data, and a text of the id of a sample product', () => {
    expect(codeOf('variant-picker', 'Plain')).toContain('Example({ product }: { product: Product })')
    expect(codeOf('product-list', 'FromTheMiddle')).toContain("startingAfter: 'id-of-a-product'")
  })

  it('names two constants of the same name apart', () => {
    const names = [...codeOf('demo-shop', 'ProductPage').matchAll(/^(?:const|function) (\w+)/gm)].map(
      ([, name]) => name,
    )
    expect(new Set(names).size).toBe(names.length)
  })

  it('imports nothing later, because the copied file has no module to load', () => {
    expect(codeOf('cart', 'Drawer')).not.toContain('import(')
    expect(codeOf('cart', 'Drawer')).toContain('function CartPanel')
  })

  it('names the packages and the providers that the code needs', () => {
    expect(codeOf('cart', 'Page')).toContain('// Belongs in <StorefrontProvider> and <CartProvider>.')
  })

  it('leaves out stories that only tests render', () => {
    expect(codeOf('product-list', 'LoadMoreToTheEnd')).toBe('')
  })
})

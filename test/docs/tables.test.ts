import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { defaultLabels, defaultPriorLabels, defaultUnitLabels } from '../../src/product/price/labels.js'
import { defaultLabels as productListLabels } from '../../src/product-list/state/labels.js'
import { defaultLabels as variantPickerLabels } from '../../src/variant-picker/labels.js'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

/** The names in the first cells of all tables of a page. */
const rowsOf = (page: string) =>
  [...read(page).matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell]) => cell!.match(/(?<=`)\w+(?=`)/g) ?? [])

describe('the tables in the documentation', () => {
  it.each([
    'README.md',
    ...readdirSync(join(import.meta.dirname, '../../docs')).flatMap((file) =>
      file.endsWith('.md') ? `docs/${file}` : [],
    ),
  ])('in %s are whole: an empty line ends a table', (page) => {
    // Each table begins with a row and a line of dashes.
    const starts = [...read(page).matchAll(/^\n\|.*\n(.*)/gm)]
    expect(starts.filter(([, second]) => !/^\|[ :|-]+\|$/.test(second!)).map(([text]) => text)).toEqual([])
  })

  it.each([
    ['docs/prices.md', 'price', { ...defaultLabels, ...defaultPriorLabels, ...defaultUnitLabels }],
    ['docs/variants.md', 'variantPicker', variantPickerLabels],
    ['docs/product-list.md', 'productList', productListLabels],
  ])('in %s explain every label of labels.%s', (page, name, labels) => {
    expect(read(page)).toContain(`labels.${name}`)
    expect(rowsOf(page)).toEqual(expect.arrayContaining(Object.keys(labels)))
  })

  it('explain every option of createStorefrontHandler', () => {
    const [, body] = /interface \w+HandlerOptions \{(.*?)^\}/ms.exec(
      read('src/server/create-storefront-handler.ts'),
    )!
    const options = [...body!.matchAll(/^ {2}readonly (\w+)\?:/gm)].map(([, name]) => name!)
    expect(options).toContain('basePath')
    expect(rowsOf('docs/security.md')).toEqual(expect.arrayContaining(options))
  })
})

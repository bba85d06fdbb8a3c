import { expect, it, test } from 'vitest'
import { buildProduct } from 'storefront-mock'

import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { readVariantForm } from './read-variant-form.js'

const shirt = buildProduct({
  options: { Color: ['Black', 'White'], Size: ['M', 'L'] },
  missing: [{ Color: 'White', Size: 'L' }],
  soldOut: [{ Color: 'Black', Size: 'L' }],
})
const blackM = shirt.variants[0]!
const blackL = shirt.variants[1]!
const whiteM = shirt.variants[2]!

const read = (query: string) => readVariantForm(new URLSearchParams(query), shirt)

it.each([
  ['the id of a hydrated picker', `variantId=${whiteM.id}`],
  ['the radios without scripts', 'variantId[Color]=White&variantId[Size]=M'],
  ['other spellings of the values', 'variantId[Color]=white&variantId[Size]= m '],
  ['the id, if the form has both', `variantId=${whiteM.id}&variantId[Color]=Black&variantId[Size]=M`],
])('readVariantForm reads %s', (_, query) => {
  expect(read(query)).toEqual({ variant: whiteM, selection: { Color: 'White', Size: 'M' }, problem: null })
})

it.each([
  ['an empty form', '', {}, 'incomplete'],
  ['an empty id', 'variantId=', {}, 'incomplete'],
  ['a missing option', 'variantId[Color]=White', { Color: 'White' }, 'incomplete'],
  ['an option of another product', 'variantId[Length]=32', {}, 'incomplete'],
  [
    'a combination that no variant has',
    'variantId[Color]=White&variantId[Size]=L',
    { Color: 'White', Size: 'L' },
    'nonexistent',
  ],
  ['a value that no variant has', 'variantId[Color]=Red&variantId[Size]=M', { Size: 'M' }, 'nonexistent'],
  ['an id of another product', 'variantId=var_of_another', {}, 'unknownVariant'],
])('readVariantForm returns no variant for %s', (_, query, selection, problem) => {
  expect(read(query)).toEqual({ variant: null, selection, problem })
})

it.each([`variantId=${blackL.id}`, 'variantId[Color]=Black&variantId[Size]=L'])(
  'readVariantForm reports that the variant of %s is sold out',
  (query) => {
    expect(read(query)).toMatchObject({ variant: blackL, problem: 'soldOut' })
    const formData = new URLSearchParams(query)
    expect(readVariantForm(formData, shirt, { rules: { isVariantAvailable: () => true } }).problem).toBeNull()
  },
)

it('readVariantForm reads a picker with another name, and ignores uploaded files', () => {
  const formData = new FormData()
  formData.set('left', blackM.id)
  formData.set('variantId', new File(['x'], 'x.txt'))
  expect(readVariantForm(formData, shirt, { name: 'left' }).variant).toBe(blackM)
  expect(readVariantForm(formData, shirt).problem).toBe('incomplete')
})

it('readVariantForm reads the variant of a product without options', () => {
  const mug = buildProduct()
  expect(readVariantForm(new FormData(), mug)).toMatchObject({ variant: mug.variants[0], problem: null })
})

it('readVariantForm throws an InvalidParamsError for a body that is not a form', () => {
  for (const body of [{ variantId: blackM.id }, null, undefined]) {
    // @ts-expect-error: not a form
    expect(() => readVariantForm(body, shirt)).toThrow(InvalidParamsError)
  }
})

test('the type of readVariantForm has a variant when there is no problem', () => {
  const result = read(`variantId=${blackM.id}`)
  if (result.problem) throw new Error(result.problem)
  expect(result.variant.id).toBe(blackM.id)
})

import { buildProduct, buildVariant } from 'storefront-mock'

import { photographedCatalog } from '../shop/sample-catalog.js'

const { products } = photographedCatalog(60)

function sample(name: string) {
  const product = products.find((each) => each.name === name)
  if (!product) throw new Error(`The sample catalogue has no ${name}.`)
  return product
}

const coat = sample('Øano Waxed Jacket')
const [first = '', second = '', third = ''] = [
  ...new Set(coat.variants.map(({ attributes }) => attributes.Colour as string)),
]
const inItsColour = ({ Colour }: Readonly<Record<string, string>>) => ({
  image: coat.variants.find(({ attributes }) => attributes.Colour === Colour)?.image,
})
const chair = sample('Fenra Bentwood Chair')

export const shirt = sample('Junmar Hemp T-Shirt')

const pictures = shirt.images
const text = shirt.description

export const withGaps = buildProduct({
  name: 'Field Jacket',
  description: coat.description,
  images: coat.images,
  options: {
    Colour: [first, second, third],
    Size: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    Fit: ['Slim', 'Regular', 'Wide'],
  },
  missing: [
    { Colour: first, Fit: 'Wide' },
    { Colour: second, Size: 'XS' },
    { Colour: third, Size: 'XXL', Fit: 'Slim' },
    { Size: 'XL', Fit: 'Slim' },
    { Colour: second, Fit: 'Slim' },
    { Colour: second, Size: 'S', Fit: 'Wide' },
  ],
  soldOut: [
    { Colour: third, Size: 'M' },
    { Size: 'S', Fit: 'Regular' },
  ],
  price: '189.00',
  variants: inItsColour,
})

export const fiveOptions = buildProduct({
  name: 'Made-to-Order Chair',
  description: chair.description,
  images: chair.images,
  options: {
    Wood: ['Oak', 'Ash', 'Walnut', 'Beech', 'Pine'],
    Finish: ['Oil', 'Lacquer'],
    Width: ['40 cm', '44 cm', '48 cm', '52 cm', '56 cm'],
    Height: ['78 cm', '80 cm', '82 cm', '84 cm', '86 cm'],
    Arms: ['Without'],
  },
  soldOut: [{ Wood: 'Walnut', Height: '86 cm' }],
  variants: ({ Width = '' }) => ({ price: `${200 + 5 * Number.parseInt(Width, 10)}.00` }),
})

export const oneVariant = sample('Solda Merino Scarf')

export const noVariants = buildProduct({
  name: 'Coming in Autumn',
  description: text,
  variants: [],
})

export const soldOut = buildProduct({
  name: 'Winter Coat',
  description: coat.description,
  images: coat.images,
  options: { Colour: [first, second], Size: ['S', 'M', 'L'] },
  soldOut: true,
  price: '320.00',
  variants: inItsColour,
})

export const orphanValue = buildProduct({
  name: 'Shirt with an Orphan',
  description: text,
  images: pictures,
  options: { Colour: ['Clay', 'Sky'], Size: ['S', 'M', 'L', 'XL'] },
  missing: [{ Size: 'XL' }, { Colour: 'Sky', Size: 'S' }],
  price: '45.00',
})

const strange = (own: string, fit: string) =>
  JSON.parse(`{"__proto__":"${own}","Size & Fit":"${fit}","constructor":"Tailor"}`) as Record<string, string>

export const strangeNames = buildProduct({
  name: 'Options of Any Name',
  description: text,
  images: pictures,
  options: [
    { name: '__proto__', values: ['First', 'Second'] },
    { name: 'Size & Fit', values: ['S, slim', 'M, wide'] },
    { name: 'constructor', values: ['Tailor'] },
  ],
  variants: [
    buildVariant({ id: 'first', attributes: strange('First', 'S, slim') }),
    buildVariant({ id: 'second', attributes: strange('Second', 'M, wide') }),
  ],
})

export const arabic = buildProduct({
  name: 'قميص من القنب',
  description: 'قميص خفيف من القنب العضوي.\n\nيغسل على ثلاثين درجة ويجفف في الظل.',
  images: pictures,
  options: { اللون: ['أخضر', 'رملي'], المقاس: ['صغير', 'متوسط', 'كبير'] },
  missing: [{ اللون: 'رملي', المقاس: 'كبير' }],
  soldOut: [{ المقاس: 'صغير' }],
  price: '30.00',
  compareAtPrice: '40.00',
})

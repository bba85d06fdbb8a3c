/** The data of the test server. Shares no code with the package's own sample data. */
export interface TestVariant {
  id: string
  price: string
  compareAtPrice: string | null
  stockQuantity: number
  stockStatus: string
  image: { src: string } | null
  attributes: Record<string, string>
}

export interface TestProduct {
  id: string
  storeId: string
  name: string
  slug: string
  status: string
  description: string
  metaTitle: string | null
  metaDescription: string | null
  images: { src: string }[]
  tags: string[]
  createdAt: string
  updatedAt: string
  options: { name: string; values: string[] }[]
  variants: TestVariant[]
  collections: string[]
}

const WORDS = ['amber', 'birch', 'cedar', 'dune', 'elm', 'fjord', 'grove', 'heath', 'iris', 'juniper', 'kelp']
const PRICES = ['9.50', '20.00', '100.00', '7.25', '35.90', '249.00', '12.00', '1050.00']
const START = Date.UTC(2026, 0, 5)

/** Prices, dates and statuses repeat, so that every list has ties. */
export function testProducts(count = 137): TestProduct[] {
  return Array.from({ length: count }, (_, index) => {
    const mixed = (index * 7919 + 13) % 104729
    const word = WORDS[mixed % WORDS.length]!
    const price = PRICES[mixed % PRICES.length]!
    const day = new Date(START + ((index * 31) % 45) * 86_400_000).toISOString()
    return {
      id: `it_${(mixed * 31 + 100_000).toString(36)}${index}`,
      storeId: 'st_1',
      name: `${word} ${String.fromCharCode(97 + (mixed % 26))}${(mixed % 17) + 10} no ${index % 90}`,
      slug: `${word}-${index}`,
      status: index % 9 === 4 ? 'PREVIEW' : index % 2 ? 'LIVE' : 'OUTLET',
      description: `Made of ${word}.`,
      metaTitle: index % 3 ? null : word,
      metaDescription: null,
      images: index % 5 ? [{ src: `/p/${index}.png` }] : [],
      tags: [word],
      createdAt: day,
      updatedAt: new Date(Date.parse(day) + (mixed % 50) * 3_600_000).toISOString(),
      options: [{ name: 'Size', values: ['S'] }],
      variants: [
        {
          id: `va_${index}`,
          price,
          compareAtPrice: index % 4 ? null : '2000.00',
          stockQuantity: mixed % 6,
          stockStatus: mixed % 6 ? 'AVAILABLE' : 'NONE',
          image: null,
          attributes: { Size: 'S' },
        },
      ],
      collections: [`co_${mixed % 3}`],
    }
  })
}

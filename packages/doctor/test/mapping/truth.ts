/** What a shop sells, before any server writes it down. Prices are in the smallest unit of the currency. */
export interface TrueProduct {
  readonly n: number
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly created: number
  readonly images: readonly string[]
  readonly variants: readonly TrueVariant[]
}

export interface TrueVariant {
  readonly id: number
  readonly minor: number
  readonly before: number | null
  readonly stock: number
  readonly attributes: Readonly<Record<string, string>>
}

export interface Truth {
  readonly currency: string
  readonly digits: number
  readonly products: readonly TrueProduct[]
}

const SIZES = ['S', 'M', 'L']
const COLORS = ['Red', 'Blue']

export function createRandom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return state / 2 ** 32
  }
}

export function createTruth(
  seed: number,
  { count = 30, hasVariants = false, isWhole = false, currency = 'USD', digits = 2 } = {},
): Truth {
  const random = createRandom(seed)
  const price = () => (isWhole ? 100 * (5 + Math.floor(random() * 200)) : 199 + Math.floor(random() * 20_000))
  const products = Array.from({ length: count }, (_, n): TrueProduct => {
    const base = price()
    const kinds =
      hasVariants && n % 3 !== 0
        ? SIZES.flatMap((Size) => COLORS.map((Color) => ({ Size, Color })))
        : hasVariants
          ? [{ Size: 'M', Color: 'Red' }]
          : [{}]
    return {
      n: n + 1,
      name: `Product ${String.fromCharCode(65 + (n % 26))}${n}`,
      slug: `product-${n}`,
      description: `Made in ${1990 + n}.`,
      created: Date.UTC(2026, 0, 1 + n),
      images: [`https://cdn.example/${n}.jpg`, `https://cdn.example/${n}-b.jpg`],
      variants: kinds.map((attributes, k) => ({
        id: (n + 1) * 100 + k,
        minor: base + k * (isWhole ? 100 : 50),
        before: n % 4 === 0 ? base + 1500 : null,
        stock: (n * 7 + k) % 5,
        attributes,
      })),
    }
  })
  return { currency, digits, products }
}

export const toDecimal = ({ digits }: Pick<Truth, 'digits'>, minor: number): string =>
  digits === 0 ? String(minor) : (minor / 10 ** digits).toFixed(digits)

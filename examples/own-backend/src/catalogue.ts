// Replace this file with a query of your own database. The other files do not change.

/** One row of an inventory, as many back ends have it. */
export interface Article {
  readonly sku: string
  readonly model: string
  readonly title: string
  readonly text: string
  readonly cents: number
  readonly colour: string
  readonly size: string
  /** `null`: in stock, and nobody counts. */
  readonly units: number | null
  readonly category: string
  readonly changed: Date
}

/** The currency of all prices: `<StorefrontProvider currency="EUR">`. The API names none. */
export const currency = 'EUR'

const COLOURS = ['Sand', 'Sage', 'Ink']
const SIZES = ['S', 'M', 'L']

/** 120 models in three colours and three sizes. */
export async function readArticles(): Promise<readonly Article[]> {
  return Array.from({ length: 120 }, (_, model) =>
    COLOURS.flatMap((colour, column) =>
      SIZES.map((size, row) => ({
        sku: `${model}-${column}-${row}`,
        model: `m${model}`,
        title: `Linen shirt ${model + 1}`,
        text: 'Washed linen, made to last.',
        cents: 3900 + (model % 7) * 500,
        colour,
        size,
        units: model % 5 === 0 ? null : (model + column * row) % 4,
        category: model % 2 === 0 ? 'New' : 'Classic',
        changed: new Date(Date.UTC(2026, 0, 1 + (model % 90))),
      })),
    ),
  ).flat()
}

/** Dimension, size in the unit of the dimension with the size 1, and the unit that prices are compared in. All sizes are exact. */
type UnitRow = readonly [dimension: string, size: string, reference: string]

/**
 * Units for unit prices, named as in Intl and in CLDR. Pints, quarts, gallons and fluid ounces are those of the United States.
 * @see https://unicode.org/reports/tr35/tr35-general.html#Unit_Elements
 */
export const priceUnits = {
  milligram: ['mass', '0.001', 'kilogram'],
  gram: ['mass', '1', 'kilogram'],
  kilogram: ['mass', '1000', 'kilogram'],
  ounce: ['mass', '28.349523125', 'pound'],
  pound: ['mass', '453.59237', 'pound'],
  milliliter: ['volume', '1', 'liter'],
  centiliter: ['volume', '10', 'liter'],
  liter: ['volume', '1000', 'liter'],
  'cubic-meter': ['volume', '1000000', 'cubic-meter'],
  'fluid-ounce': ['volume', '29.5735295625', 'fluid-ounce'],
  pint: ['volume', '473.176473', 'fluid-ounce'],
  quart: ['volume', '946.352946', 'fluid-ounce'],
  gallon: ['volume', '3785.411784', 'gallon'],
  millimeter: ['length', '1', 'meter'],
  centimeter: ['length', '10', 'meter'],
  meter: ['length', '1000', 'meter'],
  inch: ['length', '25.4', 'foot'],
  foot: ['length', '304.8', 'foot'],
  yard: ['length', '914.4', 'yard'],
  'square-meter': ['area', '1', 'square-meter'],
  'square-foot': ['area', '0.09290304', 'square-foot'],
  item: ['count', '1', 'item'],
} as const satisfies Record<PriceUnit, UnitRow>

/** A unit that a product is measured in, as Intl and CLDR name it, such as `'gram'` or `'fluid-ounce'`. */
export type PriceUnit =
  | 'milligram'
  | 'gram'
  | 'kilogram'
  | 'ounce'
  | 'pound'
  | 'milliliter'
  | 'centiliter'
  | 'liter'
  | 'cubic-meter'
  | 'fluid-ounce'
  | 'pint'
  | 'quart'
  | 'gallon'
  | 'millimeter'
  | 'centimeter'
  | 'meter'
  | 'inch'
  | 'foot'
  | 'yard'
  | 'square-meter'
  | 'square-foot'
  | 'item'

/** What a price buys, and what prices are compared for. */
export interface PriceMeasure {
  /** The content of the product, such as `500` or `'0.75'`. */
  readonly quantity: number | string
  readonly unit: PriceUnit
  /**
   * What the unit price is for, such as `{ quantity: 100, unit: 'gram' }`. A unit means one of it. Default: one kilogram, liter,
   * meter, square meter or cubic meter; one pound, fluid ounce, gallon, foot, yard or square foot; one item.
   */
  readonly reference?:
    | PriceUnit
    | { readonly quantity: number | string; readonly unit: PriceUnit }
    | undefined
}

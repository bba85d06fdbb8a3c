import type { Discount } from '../money/get-discount.js'
import { getUnitPrice } from '../money/get-unit-price.js'
import type { PriceMeasure, PriceUnit } from '../money/price-units.js'
import type { JsonLd } from './product-json-ld-options.js'

/** UN/CEFACT common codes, as schema.org asks for. */
const UNIT_CODES: Readonly<Record<PriceUnit, string>> = {
  milligram: 'MGM',
  gram: 'GRM',
  kilogram: 'KGM',
  ounce: 'ONZ',
  pound: 'LBR',
  milliliter: 'MLT',
  centiliter: 'CLT',
  liter: 'LTR',
  'cubic-meter': 'MTQ',
  'fluid-ounce': 'OZA',
  pint: 'PTL',
  quart: 'QTL',
  gallon: 'GLL',
  millimeter: 'MMT',
  centimeter: 'CMT',
  meter: 'MTR',
  inch: 'INH',
  foot: 'FOT',
  yard: 'YRD',
  'square-meter': 'MTK',
  'square-foot': 'FTK',
  item: 'C62',
}

/** The price of an offer, with its measure and the price before the sale where there are any. */
export function priceJsonLd(
  price: string,
  priceCurrency: string,
  discount: Discount | undefined,
  measure: PriceMeasure | undefined,
): JsonLd {
  const specification = { '@type': 'UnitPriceSpecification', price, priceCurrency }
  const struckThrough = discount && {
    ...specification,
    priceType: 'https://schema.org/StrikethroughPrice',
    price: discount.original,
  }
  if (!measure) return { price, priceCurrency, priceSpecification: struckThrough }
  const active = { ...specification, referenceQuantity: referenceQuantity(price, measure) }
  return { price, priceCurrency, priceSpecification: struckThrough ? [active, struckThrough] : active }
}

function referenceQuantity(price: string, measure: PriceMeasure): JsonLd {
  const { quantity, unit } = getUnitPrice({ price, ...measure })
  const value = (of: string, unitOf: PriceUnit) => ({
    '@type': 'QuantitativeValue',
    value: of,
    unitCode: UNIT_CODES[unitOf],
  })
  return { ...value(String(measure.quantity), measure.unit), valueReference: value(quantity, unit) }
}

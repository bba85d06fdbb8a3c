import { assertAmount } from '../money/amount-units.js'
import type { JsonLd, ReturnPolicy, ShippingPolicy } from './product-json-ld-options.js'

const METHODS = { mail: 'ReturnByMail', store: 'ReturnInStore', kiosk: 'ReturnAtKiosk' } as const
const FEES = { free: 'FreeReturn', customer: 'ReturnFeesCustomerResponsibility' } as const

function monetaryAmount(value: string, currency: string): JsonLd {
  assertAmount(value)
  return { '@type': 'MonetaryAmount', value, currency }
}

/** @see https://schema.org/MerchantReturnPolicy */
export function returnPolicyJsonLd(
  { countries, days, method, fees }: ReturnPolicy,
  currency: string,
): JsonLd {
  const category =
    days === 'unlimited'
      ? 'MerchantReturnUnlimitedWindow'
      : days > 0
        ? 'MerchantReturnFiniteReturnWindow'
        : 'MerchantReturnNotPermitted'
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countries,
    returnPolicyCategory: `https://schema.org/${category}`,
    merchantReturnDays: typeof days === 'number' && days > 0 ? days : undefined,
    returnMethod: method && `https://schema.org/${METHODS[method]}`,
    ...(typeof fees === 'object'
      ? {
          returnFees: 'https://schema.org/ReturnShippingFees',
          returnShippingFeesAmount: monetaryAmount(fees.amount, currency),
        }
      : { returnFees: fees && `https://schema.org/${FEES[fees]}` }),
  }
}

/** @see https://schema.org/OfferShippingDetails */
export function shippingJsonLd(
  { countries, rate, handlingDays, transitDays }: ShippingPolicy,
  currency: string,
): JsonLd {
  const days = ([minValue, maxValue]: readonly [number, number]): JsonLd => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  })
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: monetaryAmount(rate, currency),
    shippingDestination: countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
    deliveryTime:
      handlingDays || transitDays
        ? {
            '@type': 'ShippingDeliveryTime',
            handlingTime: handlingDays && days(handlingDays),
            transitTime: transitDays && days(transitDays),
          }
        : undefined,
  }
}

'use client'
import { forwardRef, useContext, type ReactNode, type Ref } from 'react'

import { getDiscount, type Discount } from '../core/money/get-discount.js'
import { getPriceRange } from '../core/money/get-price-range.js'
import type { Variant } from '../core/schemas/variant.js'
import { useMoney, type UseMoneyOptions } from '../hooks/use-money.js'
import { usePart, type PartProps } from '../parts/use-part.js'
import { StorefrontContext } from '../provider/storefront-context.js'
import { defaultLabels } from './labels.js'
import { PriceCurrent } from './price-current.js'
import { PriceDiscount } from './price-discount.js'
import { PriceOriginal } from './price-original.js'
import { PriceContext } from './price-context.js'

type Priced = Pick<Variant, 'price' | 'compareAtPrice'>

/** Read as `data-sale` and `data-range`. */
export interface PriceState extends Record<string, unknown> {
  /** It costs less than it did; of a product, when all variants do and cost the same. */
  readonly sale: boolean
  /** The variants of the product differ in price. */
  readonly range: boolean
}

type What =
  | { readonly amount: string; readonly variant?: undefined; readonly product?: undefined }
  | { readonly variant: Priced; readonly amount?: undefined; readonly product?: undefined }
  | {
      readonly product: { readonly variants: readonly Priced[] }
      readonly amount?: undefined
      readonly variant?: undefined
    }

export type PriceProps = Omit<PartProps<'span', PriceState>, 'children'> &
  What & {
    /** ISO 4217 code. Default: the provider's. */
    readonly currency?: string | undefined
    /** BCP 47 tag. Default: the provider's, else `'en'`. */
    readonly locale?: string | undefined
    /** The rest of `MoneyFormatOptions`, such as `{ maximumFractionDigits: 4 }`. */
    readonly format?: Omit<UseMoneyOptions, 'currency' | 'locale'> | undefined
    /** How the price of a product whose variants differ is written. Default `'range'`. */
    readonly display?: 'range' | 'from' | undefined
    /** Default: `<PriceCurrent />`, `<PriceOriginal />` and `<PriceDiscount />`. */
    readonly children?: ReactNode
  }

/**
 * A price: of an amount, a variant (on sale, with what it cost before) or a product (a range where its
 * variants differ). Renders a `<span>`; a product without variants has no price and renders nothing.
 *
 * @throws {MissingCurrencyError} where neither it nor the provider has a currency.
 */
export const Price = forwardRef(function Price(
  { amount, variant, product, currency, locale, format, display = 'range', children, ...props }: PriceProps,
  ref: Ref<HTMLSpanElement>,
) {
  const labels = useContext(StorefrontContext)?.labels?.price
  const money = useMoney({ ...format, ...(currency && { currency }), ...(locale && { locale }) })
  const priced: readonly Priced[] =
    product?.variants ?? (variant ? [variant] : [{ price: amount as string, compareAtPrice: null }])
  const range = getPriceRange({ variants: priced })
  const discount = range?.varies ? undefined : smallestDiscount(priced)

  const element = usePart(
    'span',
    props,
    ref,
    { sale: !!discount, range: !!range?.varies },
    {
      children: children ?? (
        <>
          <PriceCurrent /> <PriceOriginal /> <PriceDiscount />
        </>
      ),
    },
  )
  return (
    range && (
      <PriceContext.Provider
        value={{ ...range, display, discount, money, labels: { ...defaultLabels, ...labels } }}
      >
        {element}
      </PriceContext.Provider>
    )
  )
})

/** The discount that all of them give at least; none when one of them gives none. */
function smallestDiscount(priced: readonly Priced[]): Discount | undefined {
  let least: Discount | undefined
  for (const each of priced) {
    const discount = getDiscount(each)
    if (!discount) return
    if (!least || discount.percent < least.percent) least = discount
  }
  return least
}

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

type PricedVariant = Pick<Variant, 'price' | 'compareAtPrice'>

/** State of `<Price>`, written as `data-*` attributes. */
export interface PriceState extends Record<string, unknown> {
  /** The price is reduced. For a product: all variants are reduced and have the same price. */
  readonly sale: boolean
  /** The variants of a product have different prices. */
  readonly range: boolean
}

type PriceSource =
  | {
      /** A decimal amount, such as `"49.99"`. */
      readonly amount: string
      readonly variant?: undefined
      readonly product?: undefined
    }
  | {
      /** Shows its price and, on sale, the original price. */
      readonly variant: PricedVariant
      readonly amount?: undefined
      readonly product?: undefined
    }
  | {
      /** Shows the price range of its variants. */
      readonly product: { readonly variants: readonly PricedVariant[] }
      readonly amount?: undefined
      readonly variant?: undefined
    }

/** Props of `<Price>`: an amount, a variant or a product, and how to format it. */
export type PriceProps = Omit<PartProps<'span', PriceState>, 'children'> &
  PriceSource & {
    /** ISO 4217 code. Default: the provider's `currency`. */
    readonly currency?: string | undefined
    /** BCP 47 tag. Default: the provider's `locale`, or `'en'` without a provider. */
    readonly locale?: string | undefined
    /** Other options of `Intl.NumberFormat`. */
    readonly format?: Omit<UseMoneyOptions, 'currency' | 'locale'> | undefined
    /** For variants with different prices: the range, or "from" the lowest. Default: `'range'`. */
    readonly display?: 'range' | 'from' | undefined
    /** Default: `<PriceCurrent />`, `<PriceOriginal />` and `<PriceDiscount />`. */
    readonly children?: ReactNode
  }

/**
 * The price of a variant, a product or an amount. Renders a `<span>`, or nothing if a product has no variants.
 * @throws {MissingCurrencyError} if neither the component nor the provider has a currency
 */
export const Price = forwardRef(function Price(
  { amount, variant, product, currency, locale, format, display = 'range', children, ...props }: PriceProps,
  ref: Ref<HTMLSpanElement>,
) {
  const labels = useContext(StorefrontContext)?.labels?.price
  const money = useMoney({ ...format, ...(currency && { currency }), ...(locale && { locale }) })
  const variants: readonly PricedVariant[] =
    product?.variants ?? (variant ? [variant] : [{ price: amount as string, compareAtPrice: null }])
  const range = getPriceRange({ variants })
  const discount = range?.varies ? undefined : smallestDiscount(variants)

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

/** Returns `undefined` unless all variants are reduced. */
function smallestDiscount(variants: readonly PricedVariant[]): Discount | undefined {
  let least: Discount | undefined
  for (const each of variants) {
    const discount = getDiscount(each)
    if (!discount) return
    if (!least || discount.percent < least.percent) least = discount
  }
  return least
}

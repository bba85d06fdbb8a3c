'use client'
import { forwardRef, useContext, type ReactNode, type Ref } from 'react'

import { getPriceRange } from '../../core/money/get-price-range.js'
import type { PricedProduct, PricedVariant } from '../../core/money/prior-price.js'
import { useMoney } from '../../hooks/use-money.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { StorefrontContext } from '../../provider/storefront-context.js'
import { PriceCurrent } from './current.js'
import { PriceDiscount } from './discount.js'
import type { Labels } from '../../core/labels/labels.js'
import { defaultLabels } from './labels.js'
import { PriceOriginal } from './original.js'
import { PriceContext } from './price-context.js'
import { smallestDiscount } from './smallest-discount.js'
import type { MoneyFormatOptions } from '../../core/money/format-money.js'

/** State of `<Price.Root>`, written as `data-*` attributes. */
export interface PriceRootState {
  /** The price is reduced. For a product: all variants are reduced and have the same price. */
  readonly sale: boolean
  /** The variants of a product have different prices. */
  readonly range: boolean
}

/** Props of `<Price.Root>`: an amount, a variant or a product, and how to format it. */
export type PriceRootProps = Omit<PartProps<'span', PriceRootState>, 'children'> &
  (
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
        /** Passed on to the provider's `getPriorPrice`. */
        readonly product?: PricedProduct | undefined
      }
    | {
        /** Shows the price range of its variants. */
        readonly product: PricedProduct
        readonly amount?: undefined
        /** Shows the price of this variant, or that of the product while no variant is chosen. */
        readonly variant?: PricedVariant | null | undefined
      }
  ) & {
    /** ISO 4217 code. Default: the provider's `currency`. */
    readonly currency?: string | undefined
    /** BCP 47 tag. Default: the provider's `locale`, or `'en'` without a provider. */
    readonly locale?: string | undefined
    /** Other options of `Intl.NumberFormat`. */
    readonly format?: Omit<MoneyFormatOptions, 'currency' | 'locale'> | undefined
    /** For variants with different prices: the range, or "from" the lowest. Default: `'range'`. */
    readonly display?: 'range' | 'from' | undefined
    /** Texts of this price, merged over the provider's `labels.price`. */
    readonly labels?: Partial<Labels['price']> | undefined
    /** Default: `<Price.Current />`, `<Price.Original />` and `<Price.Discount />`. */
    readonly children?: ReactNode
  }

/**
 * The price of a variant, a product or an amount. Renders a `<span>`, or nothing if a product has no variants.
 * @throws {MissingCurrencyError} if neither the component nor the provider has a currency
 */
export const PriceRoot = forwardRef(function PriceRoot(
  {
    amount,
    variant,
    product,
    currency,
    locale,
    format,
    display = 'range',
    labels,
    children,
    ...props
  }: PriceRootProps,
  ref: Ref<HTMLSpanElement>,
) {
  const store = useContext(StorefrontContext)
  const getStorePrior = store?.getPriorPrice
  const money = useMoney({ ...format, ...(currency && { currency }), ...(locale && { locale }) })
  const variants: readonly PricedVariant[] = variant
    ? [variant]
    : (product?.variants ?? [{ price: amount as string, compareAtPrice: null }])
  const range = getPriceRange({ variants, priceRange: product?.priceRange })
  const prices = range && {
    ...range,
    variants,
    // An amount can be a sum, which has no prior price.
    getPriorPrice:
      getStorePrior && amount === undefined
        ? (each: PricedVariant) => getStorePrior(each, product)
        : undefined,
  }
  const discount = prices && smallestDiscount(prices)

  const element = usePart({
    tag: 'span',
    props,
    ref,
    state: { sale: !!discount, range: !!range?.varies },
    ownProps: {
      children: children ?? (
        <>
          <PriceCurrent /> <PriceOriginal /> <PriceDiscount />
        </>
      ),
    },
  })
  return (
    prices && (
      <PriceContext.Provider
        value={{
          ...prices,
          display,
          discount,
          money,
          labels: { ...defaultLabels, ...store?.labels?.price, ...labels },
        }}
      >
        {element}
      </PriceContext.Provider>
    )
  )
})

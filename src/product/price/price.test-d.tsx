import { test } from 'vitest'

import type { Product } from '../../core/schemas/product.js'
import type { Variant } from '../../core/schemas/variant.js'
import { StorefrontProvider } from '../../provider/storefront-provider.js'
import { Price } from './index.js'

test('a misspelt state, label or prop of Price.Root does not compile', () => (
  <>
    <Price.Root amount="1" className={(state) => (state.sale ? 'sale' : undefined)} />
    <Price.Root amount="1" labels={{ current: 'Now', discount: ({ percent }) => `−${percent} %` }} />
    {/* @ts-expect-error -- the state is `sale` */}
    <Price.Root amount="1" className={(state) => (state.sales ? 'sale' : undefined)} />
    {/* @ts-expect-error -- the label is `current` */}
    <Price.Root amount="1" labels={{ curent: 'Now' }} />
    {/* @ts-expect-error -- the value is `percent` */}
    <Price.Root amount="1" labels={{ discount: ({ percents }) => `−${percents} %` }} />
    {/* @ts-expect-error -- the prop is `currency` */}
    <Price.Root amount="1" currencyCode="EUR" />
    {/* @ts-expect-error -- an amount, a variant or a product */}
    <Price.Root />
    <Price.Root product={{ variants: [] }} variant={null} />
    {/* @ts-expect-error -- an amount or a product */}
    <Price.Root amount="1" product={{ variants: [] }} />
  </>
))

test('a misspelt state or prop of the parts of Price does not compile', () => (
  <>
    <Price.Current parts className={(state) => (state.range ? 'range' : undefined)} />
    {/* @ts-expect-error -- the state is `range` */}
    <Price.Current className={(state) => (state.ranges ? 'range' : undefined)} />
    {/* @ts-expect-error -- the prop is `parts` */}
    <Price.Current part />
    {/* @ts-expect-error -- Price.Original has no state */}
    <Price.Original className={(state) => (state.sale ? 'sale' : undefined)} />
    {/* @ts-expect-error -- the prop is `className` */}
    <Price.Original classname="old" />
    {/* @ts-expect-error -- Price.Discount has no state */}
    <Price.Discount style={(state) => ({ order: state.percent })} />
    {/* @ts-expect-error -- the prop is `className` */}
    <Price.Discount classname="off" />
    {/* @ts-expect-error -- the reference is `priorPrice` */}
    <Price.Discount from="prior" />
    {/* @ts-expect-error -- Price.Prior has no state */}
    <Price.Prior className={(state) => (state.sale ? 'sale' : undefined)} />
    {/* @ts-expect-error -- the prop is `className` */}
    <Price.Prior classname="prior" />
    <Price.Unit quantity="0.75" unit="liter" reference={{ quantity: 100, unit: 'milliliter' }} />
    {/* @ts-expect-error -- the unit is `kilogram` */}
    <Price.Unit quantity={1} unit="kg" />
    {/* @ts-expect-error -- Price.Unit has no state */}
    <Price.Unit className={(state) => (state.sale ? 'sale' : undefined)} />
    {/* @ts-expect-error -- the prop is `quantity` */}
    <Price.Unit amount={1} unit="gram" />
  </>
))

interface ShopVariant extends Variant {
  readonly lowestPrice30Days?: string
}

test('getPriorPrice takes the types of an app, and nothing that returns a number', () => (
  <>
    <StorefrontProvider
      baseUrl="/api"
      apiKey={null}
      getPriorPrice={(variant: ShopVariant) => variant.lowestPrice30Days}
    />
    <StorefrontProvider
      baseUrl="/api"
      apiKey={null}
      getPriorPrice={(variant, product?: Product) => variant.id ?? product?.id}
    />
    {/* @ts-expect-error -- an amount is a string */}
    <StorefrontProvider baseUrl="/api" apiKey={null} getPriorPrice={() => 28} />
  </>
))

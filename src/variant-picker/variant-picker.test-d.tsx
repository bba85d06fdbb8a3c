import { test } from 'vitest'
import { buildProduct } from 'storefront-mock'

import { VariantPicker } from './index.js'

const product = buildProduct({ options: { Size: ['S', 'M'] } })

test('a misspelt state, label or prop of VariantPicker.Root does not compile', () => (
  <>
    <VariantPicker.Root product={product} className={(state) => state.status} />
    <VariantPicker.Root product={product} labels={{ value: ({ value }) => value }} />
    {/* @ts-expect-error -- the state is `status` */}
    <VariantPicker.Root product={product} className={(state) => (state.state ? 'on' : undefined)} />
    {/* @ts-expect-error -- the label is `value` */}
    <VariantPicker.Root product={product} labels={{ values: () => '' }} />
    {/* @ts-expect-error -- the prop is `onValueChange` */}
    <VariantPicker.Root product={product} onChanged={() => {}} />
  </>
))

test('a misspelt state or prop of the parts of VariantPicker does not compile', () => (
  <>
    <VariantPicker.Option name="Size" className={(state) => state.value} />
    {/* @ts-expect-error -- the state is `value` */}
    <VariantPicker.Option name="Size" className={(state) => (state.values ? 'on' : undefined)} />
    {/* @ts-expect-error -- the prop is `disabled` */}
    <VariantPicker.Option name="Size" disable />
    {/* @ts-expect-error -- VariantPicker.Label has no state */}
    <VariantPicker.Label className={(state) => (state.name ? 'on' : undefined)} />
    {/* @ts-expect-error -- the prop is `className` */}
    <VariantPicker.Label classname="label" />
    <VariantPicker.OptionValue value="S" className={(state) => (state.disabled ? 'off' : undefined)} />
    {/* @ts-expect-error -- the state is `disabled` */}
    <VariantPicker.OptionValue value="S" className={(state) => (state.disbled ? 'off' : undefined)} />
    {/* @ts-expect-error -- the prop is `onChange` */}
    <VariantPicker.OptionValue value="S" onchange={() => {}} />
    <VariantPicker.Status className={({ status }) => status} />
    {/* @ts-expect-error -- the state is `status` */}
    <VariantPicker.Status className={({ state }) => (state ? 'on' : undefined)} />
    {/* @ts-expect-error -- the prop is `className` */}
    <VariantPicker.Status classname="status" />
  </>
))

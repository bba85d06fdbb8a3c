import { expectTypeOf, test } from 'vitest'

import { pickFields } from '../../core/schemas/pick-fields.js'
import type { Product } from '../../core/schemas/product.js'
import { productSchema } from '../../core/schemas/schemas.gen.js'
import type { StandardSchema } from '../../core/schemas/standard-schema.js'
import { VariantPicker } from '../../variant-picker/index.js'
import type { LiveCartLine } from '../hooks/use-live-cart.js'
import type { CartStore } from '../state/cart-types.js'
import { Cart } from '../index.js'

declare const product: Product
declare function outputOf<T>(schema: StandardSchema<T>): T
const row = () => null

test('a misspelt state of a part does not compile', () => (
  <>
    {/* @ts-expect-error -- the state is `issue` */}
    <Cart.Accept className={(state) => (state.isue ? 'x' : undefined)} />
    {/* @ts-expect-error -- the state is `added` */}
    <Cart.Add product={product} variant={null} className={(state) => (state.aded ? 'x' : undefined)} />
    {/* @ts-expect-error -- the state is `disabled` */}
    <Cart.Decrement className={(state) => (state.disbled ? 'x' : undefined)} />
    {/* @ts-expect-error -- `Empty` has no state */}
    <Cart.Empty className={(state) => (state.empty ? 'x' : undefined)} />
    {/* @ts-expect-error -- the state is `checking` */}
    <Cart.Form className={(state) => (state.cheking ? 'x' : undefined)} />
    {/* @ts-expect-error -- the state is `disabled` */}
    <Cart.Increment className={(state) => (state.disbled ? 'x' : undefined)} />
    {/* @ts-expect-error -- the state is `type` */}
    <Cart.Issue className={(state) => (state.tipe ? 'x' : undefined)} />
    {/* @ts-expect-error -- the state is `estimate` */}
    <Cart.Item className={(state) => (state.estimat ? 'x' : undefined)} />
    {/* @ts-expect-error -- `Items` has no state */}
    <Cart.Items className={(state) => (state.empty ? 'x' : undefined)}>{row}</Cart.Items>
    {/* @ts-expect-error -- the state is `dirty` */}
    <Cart.Quantity className={(state) => (state.dirti ? 'x' : undefined)} />
    {/* @ts-expect-error -- `Remove` has no state */}
    <Cart.Remove className={(state) => (state.disabled ? 'x' : undefined)} />
    {/* @ts-expect-error -- the state is `empty` */}
    <Cart.Root className={(state) => (state.empti ? 'x' : undefined)} />
    {/* @ts-expect-error -- the state is `estimate` */}
    <Cart.Savings className={(state) => (state.estimat ? 'x' : undefined)} />
    {/* @ts-expect-error -- `Status` has no state */}
    <Cart.Status className={(state) => (state.text ? 'x' : undefined)} />
    {/* @ts-expect-error -- the state is `estimate` */}
    <Cart.Subtotal className={(state) => (state.estimat ? 'x' : undefined)} />
    {/* @ts-expect-error -- `Undo` has no state */}
    <Cart.Undo className={(state) => (state.count ? 'x' : undefined)} />
  </>
))

test('a misspelt prop of a part does not compile', () => (
  <>
    {/* @ts-expect-error -- the prop is `className` */}
    <Cart.Accept classname="x" />
    {/* @ts-expect-error -- the prop is `onAdd` */}
    <Cart.Add product={product} variant={null} onAded={() => {}} />
    {/* @ts-expect-error -- the prop is `className` */}
    <Cart.Decrement classname="x" />
    {/* @ts-expect-error -- the prop is `className` */}
    <Cart.Empty classname="x" />
    {/* @ts-expect-error -- the prop is `onCheckout` */}
    <Cart.Form onChekout={() => {}} />
    {/* @ts-expect-error -- the prop is `className` */}
    <Cart.Increment classname="x" />
    {/* @ts-expect-error -- the prop is `className` */}
    <Cart.Issue classname="x" />
    {/* @ts-expect-error -- the prop is `className` */}
    <Cart.Item classname="x" />
    {/* @ts-expect-error -- the prop is `className` */}
    <Cart.Items classname="x">{row}</Cart.Items>
    {/* @ts-expect-error -- the part owns `value` */}
    <Cart.Quantity value="1" />
    {/* @ts-expect-error -- the prop is `className` */}
    <Cart.Remove classname="x" />
    {/* @ts-expect-error -- the prop is `initialLines` */}
    <Cart.Root initialLine={[]} />
    {/* @ts-expect-error -- the prop is `className` */}
    <Cart.Savings classname="x" />
    {/* @ts-expect-error -- the prop is `className` */}
    <Cart.Status classname="x" />
    {/* @ts-expect-error -- the prop is `className` */}
    <Cart.Subtotal classname="x" />
    {/* @ts-expect-error -- the prop is `className` */}
    <Cart.Undo classname="x" />
  </>
))

test('the labels of a cart are partial, and a misspelt one does not compile', () => (
  <>
    <Cart.Root labels={{ remove: ({ name }) => `Delete ${name}` }} />
    {/* @ts-expect-error -- the label is `remove` */}
    <Cart.Root labels={{ remov: () => 'Delete' }} />
  </>
))

test('every part exports its props and its state', () => {
  expectTypeOf<Cart.AcceptProps>().toHaveProperty('className')
  expectTypeOf<Cart.AcceptState['issue']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Cart.IncrementState>().toEqualTypeOf<Cart.DecrementState>()
  expectTypeOf<Cart.SubtotalState>().toEqualTypeOf<Cart.SavingsState>()
  // @ts-expect-error -- each part has its own names
  expectTypeOf<Cart.StepperProps>().toBeAny()
  // @ts-expect-error -- each part has its own names
  expectTypeOf<Cart.TotalProps>().toBeAny()
})

test('the stored format is not public, and a line accepts its own issues', () => {
  expectTypeOf<CartStore>().not.toHaveProperty('accept')
  expectTypeOf<LiveCartLine['accept']>().toEqualTypeOf<() => void>()
  expectTypeOf<LiveCartLine['product']>().toEqualTypeOf<Product | undefined>()
})

test('a product with picked fields can be added if the cart has all fields that it reads', () => {
  const fields = { id: true, name: true, slug: true, images: [true] } as const
  const cardSchema = pickFields(productSchema, { ...fields, variants: { id: true, price: true } })
  const addableSchema = pickFields(productSchema, { ...fields, variants: true })
  const [card, addable] = [outputOf(cardSchema), outputOf(addableSchema)]
  return (
    <>
      {/* @ts-expect-error -- the variants have no stock and no attributes */}
      <Cart.Add product={card} variant={card.variants[0] ?? null} />
      <Cart.Add product={addable} variant={addable.variants[0] ?? null} />
      {/* @ts-expect-error -- the product has no options */}
      <VariantPicker.Root product={addable} />
    </>
  )
})

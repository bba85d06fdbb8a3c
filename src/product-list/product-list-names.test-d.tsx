/* oxlint-disable typescript/no-unsafe-return -- a misspelt state has no type */
import { expectTypeOf, test } from 'vitest'

import { ProductList } from './index.js'

test('a misspelt state, label or prop of ProductList.Root does not compile', () => (
  <>
    <ProductList.Root
      className={({ status, busy, placeholder, paging }) => `${status} ${busy} ${placeholder} ${paging}`}
    />
    {/* @ts-expect-error -- the state is `busy` */}
    <ProductList.Root className={(state) => (state.bussy ? 'busy' : undefined)} />
    <ProductList.Root labels={{ next: ({ paging }) => paging }} />
    {/* @ts-expect-error -- the label is `next` */}
    <ProductList.Root labels={{ nextPage: () => 'More' }} />
    {/* @ts-expect-error -- the value of the label is `paging` */}
    <ProductList.Root labels={{ next: ({ pagging }) => pagging }} />
    {/* @ts-expect-error -- the prop is `restoreKey` */}
    <ProductList.Root restorekey="visit" />
    {/* @ts-expect-error -- `list` and `params` exclude each other, and the prop is `params` */}
    <ProductList.Root parameters={{ limit: 24 }} />
  </>
))

test('a misspelt state or prop of ProductList.Items and ProductList.Item does not compile', () => {
  const renderItem = () => null
  return (
    <>
      <ProductList.Items className={({ paging, busy }) => `${paging} ${busy}`}>
        {renderItem}
      </ProductList.Items>
      {/* @ts-expect-error -- the state is `busy` */}
      <ProductList.Items className={(state) => (state.bussy ? 'busy' : undefined)}>
        {renderItem}
      </ProductList.Items>
      {/* @ts-expect-error -- the prop is `children` */}
      <ProductList.Items renderItem={renderItem}>{renderItem}</ProductList.Items>
      <ProductList.Item className={({ feed }) => (feed ? 'article' : 'row')} />
      {/* @ts-expect-error -- the state is `feed` */}
      <ProductList.Item className={(state) => (state.isFeed ? 'article' : 'row')} />
      {/* @ts-expect-error -- an item has no `product` */}
      <ProductList.Item product="p1" />
    </>
  )
})

test('a misspelt state or prop of the page controls does not compile', () => (
  <>
    <ProductList.Next className={({ side, paging, busy }) => `${side} ${paging} ${busy}`} />
    {/* @ts-expect-error -- the state is `busy` */}
    <ProductList.Next className={(state) => (state.loading ? 'busy' : undefined)} />
    {/* @ts-expect-error -- the label belongs to the root */}
    <ProductList.Next label="More" />
    <ProductList.Previous className={({ side, paging, busy }) => `${side} ${paging} ${busy}`} />
    {/* @ts-expect-error -- the state is `busy` */}
    <ProductList.Previous style={(state) => ({ order: state.disbled ? 1 : 0 })} />
    {/* @ts-expect-error -- the label belongs to the root */}
    <ProductList.Previous label="More" />
  </>
))

test('a misspelt state or prop of the parts that show the loading state does not compile', () => (
  <>
    <ProductList.Pending side="next" className={({ side }) => side} />
    {/* @ts-expect-error -- the state is `side` */}
    <ProductList.Pending className={(state) => state.page} />
    {/* @ts-expect-error -- the sides are initial, next and previous */}
    <ProductList.Pending side="after" />
    <ProductList.Error side="refetch" className={({ side, busy }) => (busy ? side : undefined)} />
    {/* @ts-expect-error -- the state is `busy` */}
    <ProductList.Error className={(state) => (state.isRetrying ? 'busy' : undefined)} />
    {/* @ts-expect-error -- the value is `retry` */}
    <ProductList.Error>{({ tryAgain }) => <button onClick={tryAgain} />}</ProductList.Error>
    <ProductList.Empty className={() => 'empty'} />
    {/* @ts-expect-error -- the part has no state */}
    <ProductList.Empty className={(state) => (state.empty ? 'empty' : undefined)} />
    {/* @ts-expect-error -- the text is a label of the root, or `children` */}
    <ProductList.Empty text="Nothing" />
    <ProductList.Status className={() => 'status'} />
    {/* @ts-expect-error -- the part has no state */}
    <ProductList.Status className={(state) => (state.busy ? 'busy' : undefined)} />
    {/* @ts-expect-error -- the text is a label of the root */}
    <ProductList.Status text="3 products" />
  </>
))

// A new part makes this fail until its two types are exported and listed.
interface TypesOfParts {
  EmptyProps: ProductList.EmptyProps
  EmptyState: ProductList.EmptyState
  ErrorProps: ProductList.ErrorProps
  ErrorState: ProductList.ErrorState
  ItemProps: ProductList.ItemProps
  ItemState: ProductList.ItemState
  ItemsProps: ProductList.ItemsProps<{ id: string }>
  ItemsState: ProductList.ItemsState
  NextProps: ProductList.NextProps
  NextState: ProductList.NextState
  PendingProps: ProductList.PendingProps
  PendingState: ProductList.PendingState
  PreviousProps: ProductList.PreviousProps
  PreviousState: ProductList.PreviousState
  RootProps: ProductList.RootProps
  RootState: ProductList.RootState
  StatusProps: ProductList.StatusProps
  StatusState: ProductList.StatusState
}

test('every part of ProductList exports its props and its state', () => {
  expectTypeOf<keyof TypesOfParts>().toEqualTypeOf<`${keyof typeof ProductList}${'Props' | 'State'}`>()
})

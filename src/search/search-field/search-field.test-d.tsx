import { test } from 'vitest'

import { SearchField } from './index.js'

const nothing = () => {}

test('a misspelt state, label or prop of a part of SearchField does not compile', () => (
  <>
    <SearchField.Root value="" onValueChange={nothing} className={({ busy, filled }) => `${busy}${filled}`} />
    {/* @ts-expect-error -- the state is `busy` */}
    <SearchField.Root value="" onValueChange={nothing} className={(state) => (state.bussy ? 'on' : '')} />
    {/* @ts-expect-error -- the label is `input` */}
    <SearchField.Root value="" onValueChange={nothing} labels={{ inptu: 'Search' }} />
    {/* @ts-expect-error -- the prop is `debounceMs` */}
    <SearchField.Root value="" onValueChange={nothing} debounceMS={1} />
    <SearchField.Input className={({ filled }) => (filled ? 'on' : '')} />
    {/* @ts-expect-error -- the state is `filled` */}
    <SearchField.Input className={(state) => (state.filed ? 'on' : '')} />
    {/* @ts-expect-error -- the prop is `placeholder` */}
    <SearchField.Input placehoder="Search" />
    {/* @ts-expect-error -- the part has no state */}
    <SearchField.Clear className={(state) => (state.filled ? 'on' : '')} />
    {/* @ts-expect-error -- the prop is `disabled` */}
    <SearchField.Clear disable />
    <SearchField.Status className={({ relaxed }) => (relaxed ? 'some' : '')} />
    {/* @ts-expect-error -- the state is `relaxed` */}
    <SearchField.Status className={(state) => (state.relxed ? 'on' : '')} />
    {/* @ts-expect-error -- the prop is `className` */}
    <SearchField.Status classname="x" />
    <SearchField.Root value="" onValueChange={nothing} className={({ open }) => (open ? 'on' : '')} />
    <SearchField.List inline className={({ open, busy }) => `${open}${busy}`} />
    {/* @ts-expect-error -- the state is `open` */}
    <SearchField.List className={(state) => (state.opened ? 'on' : '')} />
    {/* @ts-expect-error -- the prop is `inline` */}
    <SearchField.List inlined />
    <SearchField.Option query="tea" href="/search?q=tea" className={({ active }) => (active ? 'on' : '')} />
    {/* @ts-expect-error -- the state is `active` */}
    <SearchField.Option className={(state) => (state.selected ? 'on' : '')} />
    {/* @ts-expect-error -- the prop is `query` */}
    <SearchField.Option value="tea" />
    <SearchField.Group label="Products" />
    {/* @ts-expect-error -- `label` is required */}
    <SearchField.Group />
    {/* @ts-expect-error -- the part has no state */}
    <SearchField.Group label="Products" className={(state) => (state.open ? 'on' : '')} />
    {/* @ts-expect-error -- the value is `options` */}
    <SearchField.Root value="" onValueChange={nothing} labels={{ status: ({ count }) => `${count}` }} />
  </>
))

import { test } from 'vitest'

import { Facets } from './index.js'

const nothing = () => {}
const filter = { name: 'color', value: 'Red', label: 'Red' }

test('a misspelt state, label or prop of a part of Facets does not compile', () => (
  <>
    <Facets.Root filters={{}} onFiltersChange={nothing} className={({ active }) => (active ? 'on' : '')} />
    {/* @ts-expect-error -- the state is `active` */}
    <Facets.Root filters={{}} onFiltersChange={nothing} className={(state) => (state.activ ? 'on' : '')} />
    {/* @ts-expect-error -- the label is `clear` */}
    <Facets.Root filters={{}} onFiltersChange={nothing} labels={{ claer: 'Clear' }} />
    {/* @ts-expect-error -- the prop is `filters` */}
    <Facets.Root filter={{}} filters={{}} onFiltersChange={nothing} />
    <Facets.Active className={() => 'list'}>
      {(filter) => <Facets.ActiveItem filter={filter} className={(state) => (state.name ? 'on' : '')} />}
    </Facets.Active>
    {/* @ts-expect-error -- the part has no state */}
    <Facets.Active className={(state) => (state.active ? 'on' : '')} />
    {/* @ts-expect-error -- the children are a function */}
    <Facets.Active>text</Facets.Active>
    {/* @ts-expect-error -- the state is `name` */}
    <Facets.ActiveItem filter={filter} className={(state) => (state.nam ? 'on' : '')} />
    {/* @ts-expect-error -- the prop is `filter` */}
    <Facets.ActiveItem filters={filter} />
    {/* @ts-expect-error -- the state is `name` */}
    <Facets.Remove className={(state) => (state.nam ? 'on' : '')} />
    {/* @ts-expect-error -- the prop is `className` */}
    <Facets.Remove classname="x" />
    {/* @ts-expect-error -- the part has no state */}
    <Facets.Clear className={(state) => (state.active ? 'on' : '')} />
    {/* @ts-expect-error -- the prop is `disabled` */}
    <Facets.Clear disable />
    {/* @ts-expect-error -- the part has no state */}
    <Facets.Apply className={(state) => (state.active ? 'on' : '')} />
    {/* @ts-expect-error -- the prop is `disabled` */}
    <Facets.Apply disable />
    <Facets.Group name="color" className={({ name, active }) => (active ? name : '')} />
    {/* @ts-expect-error -- the state is `active` */}
    <Facets.Group name="color" className={(state) => (state.activ ? 'on' : '')} />
    {/* @ts-expect-error -- the prop is `name` */}
    <Facets.Group nam="color" />
    <Facets.Value value="Red" className={({ selected, empty }) => (selected || empty ? 'on' : '')} />
    {/* @ts-expect-error -- the state is `selected` */}
    <Facets.Value value="Red" className={(state) => (state.slected ? 'on' : '')} />
    {/* @ts-expect-error -- the prop is `value` */}
    <Facets.Value valu="Red" />
    {/* @ts-expect-error -- the state is `value` */}
    <Facets.Count value="Red" className={(state) => (state.valu ? 'on' : '')} />
    {/* @ts-expect-error -- the prop is `value` */}
    <Facets.Count valu="Red" />
    <Facets.RangeMin className={({ invalid, filled }) => (invalid || filled ? 'on' : '')} />
    {/* @ts-expect-error -- the state is `invalid` */}
    <Facets.RangeMin className={(state) => (state.invlid ? 'on' : '')} />
    {/* @ts-expect-error -- the prop is `placeholder` */}
    <Facets.RangeMin placehoder="0" />
    {/* @ts-expect-error -- the state is `invalid` */}
    <Facets.RangeMax className={(state) => (state.invlid ? 'on' : '')} />
    {/* @ts-expect-error -- the prop is `placeholder` */}
    <Facets.RangeMax placehoder="0" />
    {/* @ts-expect-error -- the part has no state */}
    <Facets.More className={(state) => (state.active ? 'on' : '')} />
    {/* @ts-expect-error -- the prop is `disabled` */}
    <Facets.More disable />
  </>
))

import { test } from 'vitest'

import { SaveToggle } from './save-toggle.js'
import { createSavedList } from './state/create-saved-list.js'

const list = createSavedList({ name: 'wishlist' })
const product = { id: '1', name: 'Linen shirt' }

test('a misspelt state, label or prop of SaveToggle does not compile', () => (
  <>
    <SaveToggle list={list} product={product} className={({ saved }) => (saved ? 'on' : '')} />
    {/* @ts-expect-error -- the state is `saved` */}
    <SaveToggle list={list} product={product} className={(state) => (state.pressed ? 'on' : '')} />
    {/* @ts-expect-error -- the label is `toggleName` */}
    <SaveToggle list={list} product={product} labels={{ name: 'Save' }} />
    {/* @ts-expect-error -- the prop is `onSavedChange` */}
    <SaveToggle list={list} product={product} onSaveChange={() => {}} />
    {/* @ts-expect-error -- the label contains the product's name */}
    <SaveToggle list={list} product={{ id: '1' }} />
  </>
))

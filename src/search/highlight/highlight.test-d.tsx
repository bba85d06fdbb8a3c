import { test } from 'vitest'

import { Highlight } from './highlight.js'

test('a misspelt state or prop of Highlight does not compile', () => (
  <>
    <Highlight text="" highlights={undefined} className={({ matching }) => (matching ? 'hit' : '')} />
    {/* @ts-expect-error -- the state is `matching` */}
    <Highlight text="" highlights={[]} className={(state) => (state.matches ? 'hit' : '')} />
    {/* @ts-expect-error -- the field is `description` */}
    <Highlight text="" highlights={[]} field="descripton" />
    {/* @ts-expect-error -- the text comes from `text` */}
    <Highlight text="" highlights={[]}>
      text
    </Highlight>
    {/* @ts-expect-error -- `highlights` is required, so that it is not forgotten */}
    <Highlight text="" />
  </>
))

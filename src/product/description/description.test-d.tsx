import { test } from 'vitest'

import { Description } from './description.js'

test('a misspelt state or prop of Description does not compile', () => (
  <>
    <Description text="Soft." className={(state) => (state.html ? 'html' : undefined)} />
    {/* @ts-expect-error -- the state is `html` */}
    <Description text="Soft." className={(state) => (state.htm ? 'html' : undefined)} />
    {/* @ts-expect-error -- the prop is `sanitize` */}
    <Description text="Soft." sanitise={(html: string) => html} />
  </>
))

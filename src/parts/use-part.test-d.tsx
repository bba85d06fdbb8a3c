import { test } from 'vitest'

import type { PartProps } from './use-part.js'

interface BadgeState {
  readonly busy: boolean
}

const Badge = (_props: PartProps<'span', BadgeState>) => null

test('a misspelt state, prop or element does not compile', () => (
  <>
    <Badge
      className={(state) => (state.busy ? 'busy' : undefined)}
      style={({ busy }) => ({ order: +busy })}
    />
    {/* @ts-expect-error -- the state is `busy` */}
    <Badge className={(state) => (state.bussy ? 'busy' : undefined)} />
    {/* @ts-expect-error -- the state is `busy` */}
    <Badge style={({ bussy }) => ({ order: bussy ? 1 : 0 })} />
    {/* @ts-expect-error -- the state is `busy` */}
    <Badge render={(props, state) => <b {...props} title={state.bussy ? 'busy' : ''} />} />
    {/* @ts-expect-error -- the prop is `className` */}
    <Badge classname="busy" />
  </>
))

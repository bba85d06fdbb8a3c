import * as React from 'react'
import { addons, types } from 'storybook/manager-api'

import { LiveStorePanel } from './live-store/panel.js'
import { PANEL_ID } from './live-store/protocol.js'
import { shopThemes } from './shop-themes.js'

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? shopThemes.dark : shopThemes.light,
  // What this Storybook has and others have not.
  selectedPanel: PANEL_ID,
})

addons.register(PANEL_ID, () => {
  addons.add(PANEL_ID, {
    title: 'Live store',
    type: types.PANEL,
    // A story without a store in its page sets `parameters.liveStore.disable`.
    paramKey: 'liveStore',
    render: ({ active }) => (active ? <LiveStorePanel /> : <React.Fragment />),
  })
})

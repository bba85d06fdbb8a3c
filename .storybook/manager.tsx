import * as React from 'react'
import { addons, types } from 'storybook/manager-api'

import { CODE_PANEL_ID, CodePanel } from './code/code-panel.js'
import { LiveStorePanel } from './live-store/panel.js'
import { PANEL_ID } from './live-store/protocol.js'
import { shopThemes } from './shop-themes.js'

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? shopThemes.dark : shopThemes.light,
  selectedPanel: CODE_PANEL_ID,
})

addons.register(PANEL_ID, () => {
  addons.add(CODE_PANEL_ID, {
    title: 'Code',
    type: types.PANEL,
    render: ({ active }) => (active ? <CodePanel /> : <React.Fragment />),
  })
  addons.add(PANEL_ID, {
    title: 'Live store',
    type: types.PANEL,
    // A story without a store in its page sets `parameters.liveStore.disable`.
    paramKey: 'liveStore',
    render: ({ active }) => (active ? <LiveStorePanel /> : <React.Fragment />),
  })
})

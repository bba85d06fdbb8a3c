import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme'

import FrameworkTabs from './FrameworkTabs.vue'
import InstallLine from './InstallLine.vue'
import Playground from './Playground.vue'
import ReferenceFilter from './ReferenceFilter.vue'
import './style.css'
import './home.css'

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('FrameworkTabs', FrameworkTabs)
    app.component('InstallLine', InstallLine)
    app.component('Playground', Playground)
    app.component('ReferenceFilter', ReferenceFilter)
  },
} satisfies Theme

import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme'
import { defineAsyncComponent, h } from 'vue'

import ChoiceTabs from './ChoiceTabs.vue'
import InstallLine from './InstallLine.vue'
import Playground from './Playground.vue'
import ReferenceFilter from './ReferenceFilter.vue'
import { followMovedSection } from './follow-moved-section.js'
import { useVisibleSidebarEntry } from './use-visible-sidebar-entry.js'
import './style.css'
import './blocks.css'
import './home.css'
import './not-found.css'

// Only the home page, the pages of the blocks and the page for a wrong address load these.
const BlockInstall = defineAsyncComponent(() => import('./BlockInstall.vue'))
const BlockPreview = defineAsyncComponent(() => import('./BlockPreview.vue'))
const NotFoundPage = defineAsyncComponent(() => import('./NotFoundPage.vue'))
const PreviewFrame = defineAsyncComponent(() => import('./PreviewFrame.vue'))
const RegistryLine = defineAsyncComponent(() => import('./RegistryLine.vue'))

export default {
  extends: DefaultTheme,
  Layout: {
    setup() {
      useVisibleSidebarEntry()
      return () => h(DefaultTheme.Layout, null, { 'not-found': () => h(NotFoundPage) })
    },
  },
  enhanceApp({ app }) {
    if (!import.meta.env.SSR) void followMovedSection()
    app.component('BlockInstall', BlockInstall)
    app.component('BlockPreview', BlockPreview)
    app.component('ChoiceTabs', ChoiceTabs)
    app.component('InstallLine', InstallLine)
    app.component('Playground', Playground)
    app.component('PreviewFrame', PreviewFrame)
    app.component('ReferenceFilter', ReferenceFilter)
    app.component('RegistryLine', RegistryLine)
  },
} satisfies Theme

import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { configure } from 'storybook/test'

import '../stories/shop/shop.css'
import { ASYNC_TIMEOUT_MS } from '../test/setup/async-timeout.js'
import { locales } from './locales.js'
import { initialStoreSettings, storeToolbars } from './store-settings.js'
import { StoryShop } from './story-shop.js'
import { withoutJson, withWrittenTypes } from './written-types.js'

configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS })

// Loaded with the first docs page only, so that stories open sooner.
const ComponentPage = lazy(async () => ({
  default: (await import('./docs/component-page.js')).ComponentPage,
}))
const ThemedContainer = lazy(async () => ({
  default: (await import('./docs/themed-container.js')).ThemedContainer,
}))

/** As the frame around it (manager.tsx). */
const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

const preview: Preview = {
  initialGlobals: { theme, locale: 'en-US', ...initialStoreSettings },
  globalTypes: {
    ...storeToolbars,
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language, number format and direction',
      toolbar: { title: 'Locale', icon: 'globe', items: locales, dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
      container: (props: React.ComponentProps<typeof ThemedContainer>) => (
        <Suspense>
          <ThemedContainer {...props} />
        </Suspense>
      ),
    },
    options: {
      // Whole pages of a shop first: what a visitor sees when Storybook opens.
      storySort: {
        order: [
          'Welcome',
          'Why ProductList',
          'Demo shop',
          'Browse',
          'Product page',
          'Search',
          'Typeahead',
          'Cart',
          'Saved lists',
          'ProductList',
          'VirtualProductGrid',
          'Impressions',
          'Parts',
          ['VariantPicker', 'Price', 'Stock', 'ProductGallery', 'ProductImage', 'Description'],
          'Languages',
          'Agents',
          'Testing',
          ['States of a store'],
          'Browse over HTTP',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  argTypesEnhancers: [withWrittenTypes, withoutJson],
  decorators: [
    (Story, { globals, viewMode }) => (
      <StoryShop globals={globals} isInDocs={viewMode === 'docs'}>
        <Story />
      </StoryShop>
    ),
  ],
}

export default preview

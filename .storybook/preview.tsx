import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

import '../stories/shop/shop.css'
import { ASYNC_TIMEOUT_MS } from '../test/setup/async-timeout.js'
import { locales } from './locales.js'
import { initialStoreSettings, storeToolbars } from './store-settings.js'
import { StoryShop } from './story-shop.js'

configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS })

const preview: Preview = {
  initialGlobals: { theme: 'light', locale: 'en-US', ...initialStoreSettings },
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
    options: {
      // Whole pages of a shop first: what a visitor sees when Storybook opens.
      storySort: {
        order: [
          'Welcome',
          'Demo shop',
          'Browse',
          'Product page',
          'Search',
          'Cart',
          'Saved lists',
          'ProductList',
          'VirtualProductGrid',
          'Impressions',
          'Parts',
          'Testing',
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
  decorators: [
    (Story, { globals, viewMode }) => (
      <StoryShop globals={globals} isInDocs={viewMode === 'docs'}>
        <Story />
      </StoryShop>
    ),
  ],
}

export default preview

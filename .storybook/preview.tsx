import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

import { SampleShop } from '../stories/shop/sample-shop.js'
import '../stories/shop/shop.css'
import { ASYNC_TIMEOUT_MS } from '../test/setup/async-timeout.js'

configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS })

const locales = [
  { value: 'en-US', title: 'English', dir: 'ltr' },
  { value: 'de-DE', title: 'Deutsch', dir: 'ltr' },
  { value: 'ja-JP', title: '日本語', dir: 'ltr' },
  { value: 'ar-EG', title: 'العربية', dir: 'rtl' },
]

const preview: Preview = {
  initialGlobals: { theme: 'light', locale: 'en-US' },
  globalTypes: {
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
          'Browse',
          'Product page',
          'Search',
          'Cart',
          'Saved lists',
          'ProductList',
          'VirtualProductGrid',
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
    (Story, { globals }) => {
      const locale = globals.locale as string
      return (
        <div
          className="shop"
          data-theme={globals.theme as string}
          lang={locale}
          dir={locales.find(({ value }) => value === locale)?.dir}
        >
          <SampleShop locale={locale}>
            <Story />
          </SampleShop>
        </div>
      )
    },
  ],
}

export default preview

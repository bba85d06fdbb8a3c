import type { Decorator } from '@storybook/react-vite'
import type { MockStore } from 'storefront-mock'

import { labelsOf } from '../languages/labels-of.js'
import { SampleShop } from './sample-shop.js'

interface ShopParameters {
  readonly createStore?: (locale: string) => MockStore
}

/** Reads the store from the story's parameters, and the language from the toolbar. */
export const inSampleShop: Decorator = (Story, { parameters, globals }) => {
  const { createStore } = parameters as ShopParameters
  const { locale } = globals as { readonly locale: string }
  return (
    <SampleShop
      createStore={createStore && (() => createStore(locale))}
      labels={labelsOf(locale)}
      locale={locale}
    >
      <Story />
    </SampleShop>
  )
}

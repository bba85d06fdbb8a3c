import type { Decorator } from '@storybook/react-vite'

import type { LabelOverrides } from '../../src/index.js'
import type { MockStore } from '../../src/testing/index.js'
import { SampleShop } from './sample-shop.js'

/** Reads the store and the labels from the story's parameters. */
export const inSampleShop: Decorator = (Story, { parameters, globals }) => (
  <SampleShop
    createStore={parameters.createStore as () => MockStore}
    labels={parameters.labels as LabelOverrides | undefined}
    locale={globals.locale as string}
  >
    <Story />
  </SampleShop>
)

import type { StorybookConfig } from '@storybook/react-vite'

import { partsModule } from './docs/parts-module.js'
import { mockStoreOverHttp } from './mock-store-over-http.js'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), mockStoreOverHttp(), partsModule()],
  }),
}

export default config

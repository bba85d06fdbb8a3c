import type { StorybookConfig } from '@storybook/react-vite'

import { partsModule } from './docs/parts-module.js'
import { mockStoreOverHttp } from './mock-store-over-http.js'

/** Storybook would also parse every story and helper, which no docs page lists: seconds of the first start. */
function readTypesOfPackageOnly(plugins: unknown): void {
  for (const plugin of [plugins].flat(3) as { name?: string; transform?: unknown }[]) {
    if (plugin?.name !== 'storybook:react-docgen-plugin') continue
    const transform = plugin.transform as (this: unknown, code: string, id: string) => unknown
    plugin.transform = function (this: unknown, code: string, id: string) {
      return /\/src\/[^?]+\.tsx/.test(id) ? transform.call(this, code, id) : undefined
    }
  }
}

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Reads the graph of all modules at the start, for a badge on changed stories.
  features: { changeDetection: false },
  viteFinal: (config) => {
    readTypesOfPackageOnly(config.plugins)
    return { ...config, plugins: [...(config.plugins ?? []), mockStoreOverHttp(), partsModule()] }
  },
}

export default config

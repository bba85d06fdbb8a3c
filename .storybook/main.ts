import type { StorybookConfig } from '@storybook/react-vite'

import { storyCodePlugin } from './code/story-code-plugin.js'
import { partsModule } from './docs/parts-module.js'
import { mockStoreOverHttp } from './mock-store-over-http.js'

/** Stories document a component without parts, as `image/image.tsx`, the root of one with parts, or a block of the product page. */
const DOCUMENTED =
  /\/src\/.*(?:\/root|\/([^/]+)\/\1|\/storefront-provider|\/virtual-product-grid)\.tsx$|\/blocks\/product-page\/.*\.tsx$/
/** A minified build also takes the names in its code examples from here. */
const ALL_COMPONENTS = /\/(?:src|blocks)\/[^?]+\.tsx/

/** Storybook would also parse every other module, which no docs page lists: seconds of the first start. */
function readTypesOnlyOf(files: RegExp, plugins: unknown): void {
  for (const plugin of [plugins].flat(3) as { name?: string; transform?: unknown }[]) {
    if (plugin?.name !== 'storybook:react-docgen-plugin') continue
    const transform = plugin.transform as (this: unknown, code: string, id: string) => unknown
    plugin.transform = function (this: unknown, code: string, id: string) {
      return files.test(id) ? transform.call(this, code, id) : undefined
    }
  }
}

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // The photographs of the sample shop.
  staticDirs: [{ from: '../stories/photos', to: '/photos' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Reads the graph of all modules at the start, for a badge on changed stories.
  features: { changeDetection: false },
  viteFinal: (config, { configType }) => {
    readTypesOnlyOf(configType === 'PRODUCTION' ? ALL_COMPONENTS : DOCUMENTED, config.plugins)
    return {
      ...config,
      plugins: [...(config.plugins ?? []), mockStoreOverHttp(), partsModule(), storyCodePlugin()],
    }
  },
}

export default config

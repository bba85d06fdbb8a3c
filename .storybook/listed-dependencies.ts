import type { Plugin } from 'vite'

/** Dependencies of the preview and of all stories. Storybook's presets list its own. A test finds a missing name. */
export const DEPENDENCIES = [
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  'nuqs',
  'nuqs/adapters/custom',
  'nuqs/adapters/react-router/v7',
  'nuqs/server',
  'react-dom',
  'react-router',
  'react/jsx-dev-runtime',
  'storybook/internal/core-events',
  'storybook/preview-api',
  'storybook/test',
  'storybook/theming',
  'storybook/theming/create',
  'zod/mini',
]

/**
 * Bundles the dependencies at once. Storybook would first let Vite search every story and all modules they import.
 * A dependency that is not listed still works, but reloads the page that needs it first.
 */
export function listedDependencies(): Plugin {
  return {
    name: 'storefront:listed-dependencies',
    // After Storybook's plugin, which adds the stories to `entries`.
    enforce: 'post',
    config(config) {
      config.optimizeDeps = {
        ...config.optimizeDeps,
        entries: [],
        include: [...(config.optimizeDeps?.include ?? []), ...DEPENDENCIES],
      }
    },
  }
}

import type { Plugin } from 'vite'

/** The files of the front page. Their static imports follow. */
export const FRONT_PAGE = [
  '.storybook/preview.tsx',
  '.storybook/docs/themed-container.tsx',
  'stories/welcome.mdx',
  'stories/proof.stories.tsx',
]

/**
 * Transforms the front page while the browser still loads Storybook's page around it. A plugin, because Storybook
 * replaces the server options of its Vite configuration.
 */
export function warmFrontPage(): Plugin {
  return {
    name: 'storefront:warm-front-page',
    apply: 'serve',
    config: () => ({ server: { warmup: { clientFiles: FRONT_PAGE } } }),
  }
}

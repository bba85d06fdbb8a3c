import type { Plugin } from 'vite'

/** What the front page loads: the preview, its first page, and what they import later. */
const FILES = [
  '.storybook/preview.tsx',
  '.storybook/docs/themed-container.tsx',
  'stories/welcome.mdx',
  'stories/proof.stories.tsx',
]

/**
 * Transforms the modules of the front page while the browser still loads Storybook's own page around it. A plugin, because Storybook replaces the server options of
 * its Vite configuration.
 */
export function warmFrontPage(): Plugin {
  return {
    name: 'storefront:warm-front-page',
    apply: 'serve',
    config: () => ({ server: { warmup: { clientFiles: FILES } } }),
  }
}

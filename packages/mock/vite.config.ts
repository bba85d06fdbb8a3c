import { defineConfig } from 'vite'

import { sourcePackages } from '../../scripts/source-packages.js'

/**
 * Everything that the command imports is in its file, so `npx storefront-mock` installs one package. What `--agents` needs
 * is in files that only this option loads.
 */
export default defineConfig({
  resolve: { alias: sourcePackages },
  build: {
    ssr: 'src/node/cli.ts',
    target: 'node20',
    minify: false,
    outDir: 'dist',
    // The compiler has written the entries there.
    emptyOutDir: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'cli.js',
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'cli-agents.js' : 'cli-shared.js'),
      },
    },
  },
})

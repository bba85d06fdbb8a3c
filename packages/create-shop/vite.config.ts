import { defineConfig } from 'vite'

import { sourcePackages } from '../../scripts/source-packages.js'

/** The doctor, whose first requests the command sends, is in its files. */
export default defineConfig({
  resolve: { alias: sourcePackages },
  build: {
    ssr: 'src/cli.ts',
    target: 'node20',
    minify: false,
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      output: { entryFileNames: 'cli.js', chunkFileNames: ({ name }) => `${name}.js` },
    },
  },
})

import { defineConfig } from 'vite'

import { sourcePackages } from '../../scripts/source-packages.js'

/** Everything that the doctor imports is in its files, so `npx storefront-doctor` installs one package. */
export default defineConfig({
  resolve: { alias: sourcePackages },
  build: {
    ssr: true,
    target: 'node20',
    // The report of an error names a line that can be read.
    minify: false,
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: { index: 'src/index.ts', cli: 'src/cli/cli.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'doctor.js' },
    },
  },
})

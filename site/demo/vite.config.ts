import { join } from 'node:path'
import react from '@vitejs/plugin-react'

import { installedBlocks } from '../../.storybook/blocks.js'

/** The site serves the result at `/demo/`; `npm run docs` builds it before the pages. */
export default {
  root: import.meta.dirname,
  base: './',
  plugins: [react(), installedBlocks()],
  build: { outDir: join(import.meta.dirname, 'dist'), emptyOutDir: true },
}

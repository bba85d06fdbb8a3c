import { join } from 'node:path'
import react from '@vitejs/plugin-react'

import { installedBlocks } from '../../.storybook/blocks.js'
import { frontPageFirst } from '../../scripts/front-page-first.js'

const root = import.meta.dirname

/** The site serves the result at `/demo/`; `npm run docs` builds it before the pages. */
export default {
  root,
  base: './',
  plugins: [react(), installedBlocks(), frontPageFirst(root)],
  build: { outDir: join(root, 'dist'), emptyOutDir: true },
}

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { installedBlocks } from './blocks.js'
import { listedDependencies } from './listed-dependencies.js'
import { warmFrontPage } from './warm-front-page.js'

/** The configuration in the root also loads Vitest and looks for a browser, which takes a second of each start. */
export default defineConfig({ plugins: [react(), installedBlocks(), listedDependencies(), warmFrontPage()] })

import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'

import { installedBlocks } from '../.storybook/blocks.js'

/** Exported by the module that renders the front page. */
type FrontPageModule = typeof import('../site/demo/front-page.js')

/** Writes the front page of the demo into its HTML, so that a visitor sees it before the script has loaded. */
export function frontPageFirst(root: string): Plugin {
  return {
    name: 'storefront:front-page-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(page) {
        const server = await createServer({
          configFile: false,
          root,
          logLevel: 'warn',
          appType: 'custom',
          server: { middlewareMode: true, ws: false },
          optimizeDeps: { noDiscovery: true },
          plugins: [react(), installedBlocks()],
        })
        try {
          const module = await server.ssrLoadModule('/front-page.tsx')
          const { html, state } = await (module as FrontPageModule).renderFrontPage()
          return page
            .replace('<div id="root">', () => `<div id="root">${html}`)
            .replace(
              '<script ',
              () => `<script id="front-page" type="application/json">${state}</script>\n    <script `,
            )
        } finally {
          await server.close()
        }
      },
    },
  }
}

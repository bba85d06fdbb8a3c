import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// `assetsInlineLimit: 0`: a policy with `style-src 'self'` blocks stylesheets in data URLs.
export default defineConfig({ plugins: [reactRouter()], build: { assetsInlineLimit: 0 } })

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: ['vitest/**/*.test.tsx'],
    globals: true,
    // Node would load a second copy of React Router for nuqs: "useNavigate() may be used only in the context of a <Router>".
    server: { deps: { inline: ['nuqs', 'storefront-react', 'storefront-mock'] } },
  },
})

import { fileURLToPath } from 'node:url'

/** The options of Vitest that the preset reads. */
interface TestConfig {
  readonly test?: {
    readonly environment?: unknown
    readonly testTimeout?: unknown
    readonly server?: { readonly deps?: { readonly inline?: unknown } }
  }
}

/** A plugin of Vite, described by its members: this package does not depend on Vite. */
export interface StorefrontTestPlugin {
  readonly name: string
  readonly enforce: 'pre'
  readonly config: (config: object) => object
  readonly resolveId: (id: string) => string | undefined
  readonly load: (id: string) => string | undefined
}

const EMPTY = '\0storefront-test:empty'

/**
 * The Vitest preset of a shop: jsdom, one copy of each package that has a React context, and an empty device after each
 * test. An option of your own configuration wins.
 * @example defineConfig({ plugins: [storefrontTest()] })
 */
export function storefrontTest(): StorefrontTestPlugin {
  return {
    name: 'storefront-test',
    enforce: 'pre',
    config({ test = {} }: TestConfig) {
      return {
        test: {
          environment: test.environment ?? 'jsdom',
          // Longer than the setup lets Testing Library wait.
          testTimeout: test.testTimeout ?? 30_000,
          setupFiles: [fileURLToPath(new URL('setup.js', import.meta.url))],
          // Node and Vite would load one copy of these packages each. A hook does not find the provider of the other copy.
          ...(test.server?.deps?.inline !== true && {
            server: { deps: { inline: ['nuqs', 'storefront-react', 'storefront-mock'] } },
          }),
        },
      }
    },
    // Next replaces this package. Its own code throws everywhere except in a React server.
    resolveId: (id) => (id === 'server-only' ? EMPTY : undefined),
    load: (id) => (id === EMPTY ? 'export {}' : undefined),
  }
}

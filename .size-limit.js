/**
 * Budgets, minified and gzipped. size-limit leaves peer dependencies out by itself, which is "own code"; where they
 * count, the list of what is left out is set again.
 */
const everythingButReact = (config) => ({ ...config, external: ['react', 'react-dom'] })

export default [
  {
    name: 'own code: StorefrontProvider, useProducts',
    path: 'dist/index.js',
    import: '{ StorefrontProvider, useProducts }',
    gzip: true,
    limit: '8 kB',
  },
  {
    name: 'all that a product list ships, React apart',
    path: 'dist/index.js',
    import: '{ StorefrontProvider, useProducts }',
    gzip: true,
    limit: '26 kB',
    modifyEsbuildConfig: everythingButReact,
  },
]

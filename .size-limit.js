/**
 * Minified and gzipped. size-limit leaves out peer dependencies by default, which gives our own code. Where the peers
 * count, the list of external packages is set again. The limits are today's sizes, so that growth is visible. esbuild
 * repeats the imports of React in each file, which adds 0.7 kB that no app ships. ARCHITECTURE.md lists the shipped code.
 */
const everythingButReact = (config) => ({ ...config, external: ['react', 'react-dom'] })

export default [
  {
    name: 'a product list: own code',
    path: 'dist/index.js',
    import: '{ StorefrontProvider, useProducts, ProductList }',
    gzip: true,
    limit: '17.6 kB',
  },
  {
    name: 'a product list: all that ships, React apart',
    path: 'dist/index.js',
    import: '{ StorefrontProvider, useProducts, ProductList }',
    gzip: true,
    limit: '32.3 kB',
    modifyEsbuildConfig: everythingButReact,
  },
  {
    name: 'a variant picker: own code beyond that',
    path: 'dist/index.js',
    import: '{ VariantPicker, useVariantPicker }',
    // Counted with the list, as are the error classes, which are measured again here (0.25 kB).
    ignore: ['@base-ui/react'],
    gzip: true,
    limit: '3.8 kB',
  },
]

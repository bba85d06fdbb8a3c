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
    limit: '21.2 kB',
  },
  {
    name: 'a product list: all that ships, React apart',
    path: 'dist/index.js',
    import: '{ StorefrontProvider, useProducts, ProductList }',
    gzip: true,
    limit: '31.2 kB',
    modifyEsbuildConfig: everythingButReact,
  },
  {
    name: 'a product list and a variant picker: own code',
    path: 'dist/index.js',
    import: '{ StorefrontProvider, useProducts, ProductList, VariantPicker, useVariantPicker }',
    gzip: true,
    limit: '24.5 kB',
  },
]

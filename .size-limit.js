/**
 * Budgets, minified and gzipped. size-limit leaves peer dependencies out by itself, which is "own code"; where they
 * count, the list of what is left out is set again.
 */
const everythingButReact = (config) => ({ ...config, external: ['react', 'react-dom'] })

export default [
  {
    name: 'a product list: own code',
    path: 'dist/index.js',
    import: '{ StorefrontProvider, useProducts, ProductList }',
    gzip: true,
    limit: '8 kB',
  },
  {
    name: 'a product list: all that ships, React apart',
    path: 'dist/index.js',
    import: '{ StorefrontProvider, useProducts, ProductList }',
    gzip: true,
    limit: '26 kB',
    modifyEsbuildConfig: everythingButReact,
  },
  {
    name: 'a variant picker: own code beyond that',
    path: 'dist/index.js',
    import: '{ VariantPicker, useVariantPicker }',
    // Counted with the list.
    ignore: ['@base-ui/react'],
    gzip: true,
    limit: '2.5 kB',
  },
]

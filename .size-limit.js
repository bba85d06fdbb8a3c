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
    limit: '21.4 kB',
  },
  {
    name: 'a product list: all that ships, React apart',
    path: 'dist/index.js',
    import: '{ StorefrontProvider, useProducts, ProductList }',
    gzip: true,
    limit: '31.4 kB',
    modifyEsbuildConfig: everythingButReact,
  },
  {
    name: 'a product list and a variant picker: own code',
    path: 'dist/index.js',
    import: '{ StorefrontProvider, useProducts, ProductList, VariantPicker, useVariantPicker }',
    gzip: true,
    limit: '24.7 kB',
  },
  // The targets are 2 kB more than a list for the first entry, and 5 kB more for the second.
  {
    name: 'a product list, a cart provider and an add button: own code',
    import: {
      'dist/index.js': '{ StorefrontProvider, useProducts, ProductList }',
      'dist/cart/index.js': '{ CartProvider, useCart }',
      'dist/cart/add.js': '{ CartAdd }',
    },
    gzip: true,
    limit: '27.7 kB',
  },
  {
    name: 'a product list and everything of the cart: own code',
    import: {
      'dist/index.js': '{ StorefrontProvider, useProducts, ProductList }',
      'dist/cart/index.js': '*',
    },
    gzip: true,
    limit: '31.9 kB',
  },
  {
    name: 'a product list and impressions: own code',
    import: {
      'dist/index.js': '{ StorefrontProvider, useProducts, ProductList }',
      'dist/analytics/index.js': '{ useListImpressions }',
    },
    gzip: true,
    limit: '22.8 kB',
  },
  {
    // Over a product list, this adds 5.5 kB: the rest is code that both share.
    name: 'search hook, field and facets: own code',
    path: 'dist/search/index.js',
    import: '{ createSearch, useProductSearch, SearchField, Facets }',
    gzip: true,
    limit: '10.7 kB',
  },
  {
    // Of the peer, only its `SearchableMap` ships in addition.
    name: 'search engine in the page: own code',
    path: 'dist/search/minisearch/index.js',
    import: '{ miniSearchEngine }',
    gzip: true,
    limit: '8.2 kB',
  },
]

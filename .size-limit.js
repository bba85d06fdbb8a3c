/**
 * Minified and gzipped. size-limit leaves peer dependencies out by itself, which is "own code"; where they count, the
 * list of what is left out is set again. The limits hold today's sizes, so that what grows is seen. esbuild repeats the
 * imports of React in each file, which is 0.7 kB that no app has; ARCHITECTURE.md says what is shipped, and of what.
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
    // Counted with the list.
    ignore: ['@base-ui/react'],
    gzip: true,
    limit: '3.5 kB',
  },
]

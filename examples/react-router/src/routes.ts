import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The pages are in `routes/`. Those in `pages/` load their data on the server. */
export default [
  layout('pages/shop.tsx', [
    index('pages/home.tsx'),
    route('products', 'pages/products.tsx'),
    route('products/:slug', 'pages/product.tsx'),
    route('collections/:slug', 'pages/collection.tsx'),
    route('pages/:slug', 'pages/content.tsx'),
    route('search', 'pages/search.tsx'),
    route('wishlist', 'pages/wishlist.tsx'),
    route('cart', 'pages/cart.tsx'),
    route('orders/:id', 'pages/order.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),
  route('api/v1/*', 'pages/server.ts', { id: 'api' }),
  route('sitemap.xml', 'pages/server.ts', { id: 'sitemap' }),
  route('robots.txt', 'pages/server.ts', { id: 'robots' }),
  route('search.json', 'pages/server.ts', { id: 'search-documents' }),
  route('checkout', 'pages/server.ts', { id: 'checkout' }),
  route('checkout/*', 'pages/server.ts', { id: 'payment' }),
] satisfies RouteConfig

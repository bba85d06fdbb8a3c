import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/products.tsx'),
  route('everything', 'routes/grid.tsx'),
  route('products/:slug', 'routes/product.tsx'),
  route('api/v1/*', 'routes/proxy.ts'),
] satisfies RouteConfig

/** This package with the first request at module level, before React renders: docs/getting-started.md. */
import { QueryClient } from '@tanstack/react-query'

import { createStorefrontClient } from '../../../src/core/index.js'
import { StorefrontProvider } from '../../../src/index.js'
import { productsQueryOptions } from '../../../src/queries/index.js'
import { LIMIT, type ListModule } from '../shared.js'

const client = createStorefrontClient({ baseUrl: '/api/v1', apiKey: 'pk_bench' })
const queryClient = new QueryClient()
// oxlint-disable-next-line typescript/no-deprecated -- the oldest supported version does not have the replacement
void queryClient.prefetchInfiniteQuery(
  productsQueryOptions(client, { limit: LIMIT, sort: 'name', order: 'asc' }),
)

export const Provider: ListModule['Provider'] = ({ children }) => (
  <StorefrontProvider client={client} queryClient={queryClient}>
    {children}
  </StorefrontProvider>
)

export { Products, useShownProduct } from './ours.js'

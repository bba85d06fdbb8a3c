import { QueryClient } from '@tanstack/react-query'

type QueryOptions = Parameters<QueryClient['defaultQueryOptions']>[0]

/**
 * A query client that does not retry, whatever a query asks for: the package's queries bring their own
 * policy, and its backoff would make a test of an error state wait for seconds.
 */
class TestQueryClient extends QueryClient {
  override defaultQueryOptions: QueryClient['defaultQueryOptions'] = (options) =>
    QueryClient.prototype.defaultQueryOptions.call(this, {
      ...(options as QueryOptions),
      retry: false,
    }) as never
}

/** A query client for one test. Nothing is collected while the test runs, so no timer outlives it. */
export function createTestQueryClient(retry: boolean): QueryClient {
  const Client = retry ? QueryClient : TestQueryClient
  return new Client({ defaultOptions: { queries: { gcTime: Infinity } } })
}

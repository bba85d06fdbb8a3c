/** Options of the platform's `fetch`, and additions of frameworks, such as Next's `next: { revalidate, tags }`. */
export type FetchOptions = Omit<RequestInit, 'method' | 'body' | 'headers' | 'signal'> & {
  readonly [extension: string]: unknown
}

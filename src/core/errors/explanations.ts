type Explanation = readonly [happened: string, toDo?: string]

/**
 * What happened and what to do about it, by reason, in the order of the folders that throw it. Read in
 * development only: a production bundle carries the reasons and not one of these sentences.
 */
export const explanations = {
  // client
  'server-only': (): Explanation => [
    'A client with serverOnly was made in a browser, so its key has left the server.',
    'Import it from server code only; give the browser a client with another key, or a proxy.',
  ],
  'timeout-ms': (): Explanation => ['timeoutMs must be above 0.'],
  'cache-scope': (): Explanation => [
    'cacheScope is missing: apiKey or headers are functions, which have no fingerprint.',
    'Give a string that names the store, and the market or language where answers depend on it.',
  ],

  // transport
  'base-url-missing': (): Explanation => [
    'baseUrl is missing.',
    'Give the address of the API with its prefix, e.g. https://shop.example/api/v1.',
  ],
  'base-url-relative': (): Explanation => [
    'baseUrl is not an absolute URL.',
    'Start it with https:// (or with / for a proxy on the same origin).',
  ],
  'base-url-scheme': (scheme: string): Explanation => [
    `baseUrl has the scheme ${scheme} but only http: and https: work.`,
  ],
  'base-url-credentials': (): Explanation => ['baseUrl holds credentials.', 'Give the key as apiKey.'],
  'base-url-query': (): Explanation => ['baseUrl holds a query or a fragment.'],
  'base-url-on-server': (): Explanation => [
    'baseUrl is a path, which only a browser can resolve.',
    'On a server, read through a client with the absolute address: prefetch in a loader or a server component.',
  ],
  'api-key-missing': (): Explanation => [
    'apiKey is missing.',
    'Give the key as it was issued; null sends none (for a proxy that adds it).',
  ],
  'api-key-characters': (): Explanation => [
    'apiKey has characters that no header can carry.',
    'Give the key as it was issued, without spaces and line breaks.',
  ],
  header: (name: string): Explanation => [
    `The header ${JSON.stringify(name)} cannot be sent.`,
    'A name is a token such as Accept-Language; a value is one line of Latin-1 characters.',
  ],
  path: (): Explanation => ['A path must begin with a slash.'],
  unreachable: (): Explanation => [
    'The store could not be reached.',
    'Check baseUrl, the connection, and that the API allows this origin (CORS).',
  ],
  deadline: (timeoutMs: number): Explanation => [
    `The store did not answer within ${timeoutMs} ms.`,
    'Raise timeoutMs on the client, or look at what keeps the store busy.',
  ],
  status: (status: number, detail = ''): Explanation => [
    `The store answered ${status}${detail && ': '}${detail || '.'}`,
    status === 401 || status === 403
      ? 'Check the apiKey of the client: a valid key for this store, without "Bearer".'
      : undefined,
  ],
  'not-json': (status: number, length: number): Explanation => [
    'The answer is not JSON, or was cut off.',
    `Look at the answer: ${status} with ${length} characters arrived.`,
  ],
  html: (): Explanation => [
    'The store answered with HTML instead of JSON.',
    'A proxy, a login page or a wrong baseUrl answers in place of the API. Check that baseUrl ends in /api/v1 or /v1.',
  ],

  // schemas
  'async-schema': (): Explanation => [
    'A schema answered with a promise. Schemas must be synchronous.',
    'Take asynchronous checks out. zod also answers with a promise when a check or transform throws.',
  ],
  refused: (what: string): Explanation => [`The answer of ${what} was refused by its schema.`],

  // list
  limit: (limit: unknown): Explanation => [`limit must be an integer from 1 to 100, not ${String(limit)}.`],
  'both-cursors': (): Explanation => [
    'startingAfter and endingBefore exclude each other.',
    'Give startingAfter for the items after a cursor, endingBefore for those before it.',
  ],
  'empty-cursor': (): Explanation => ['A cursor is empty.', 'Leave it out to start at the first page.'],
  'filter-name': (name: string): Explanation => [
    `A filter is written as "${name}", a parameter of the API itself.`,
  ],
  envelope: (key: string): Explanation => [
    `The answer is not a list: "${key}" is missing or has another type.`,
  ],
  'no-cursor': (): Explanation => ['No item of the page has an id, so there is no cursor.'],
  'cursor-circle': (): Explanation => [
    'The store answers the same cursors again, so the walk would never end.',
  ],

  // resources
  'resource-name': (): Explanation => ['A resource needs a name.'],
  'resource-path': (name: string): Explanation => [`The path of resource "${name}" must begin with a slash.`],
  'resource-reader': (reader: string, name: string): Explanation => [
    `The ${reader} of "${name}" could not read the answer.`,
  ],
  'item-reference': (name: string): Explanation => [
    `An item of "${name}" is named by a non-empty id or slug, one of them.`,
  ],
  'not-an-item': (name: string): Explanation => [`The answer is not an item of "${name}".`],
  'invalid-item': (name: string, item: string | number, path: string, message: string): Explanation => [
    `Item ${item} of "${name}" was left out: ${path}: ${message}`,
  ],

  // money
  amount: (amount: unknown): Explanation => [
    `Not a decimal amount: ${typeof amount === 'string' ? JSON.stringify(amount) : typeof amount}.`,
    'Pass the text that the API sent, such as "49.99", without turning it into a number.',
  ],
  'money-format': (currency: unknown, locale: unknown): Explanation => [
    `Money cannot be written with currency ${JSON.stringify(currency)} and locale ${JSON.stringify(locale)}.`,
    'Give an ISO 4217 code such as "EUR" and a BCP 47 tag such as "de-DE".',
  ],

  // provider, hooks and parts
  'no-root': (container: string): Explanation => [
    `A part of <${container.split('.')[0] ?? ''}> was used outside <${container}>.`,
    `Put it inside <${container}>.`,
  ],
  'no-nuqs-adapter': (): Explanation => [
    'A hook of storefront-react/url found no <NuqsAdapter> above it.',
    'Wrap the app in <NuqsAdapter> from nuqs/adapters/react, nuqs/adapters/next/app, nuqs/adapters/react-router/v7 or ' +
      'the one of your router; in tests in <NuqsTestingAdapter> from nuqs/adapters/testing.',
  ],
  'url-prefix': (prefix: string): Explanation => [
    `"${prefix}" is no prefix for URL parameters.`,
    'Use letters, digits, "-" and "_".',
  ],
  'url-filter-name': (name: string): Explanation => [
    `A filter is called "${name}", a parameter of the list itself.`,
  ],
  currency: (): Explanation => [
    'A price cannot be shown without a currency.',
    'Give one to the provider, <StorefrontProvider currency="EUR">, or to the component.',
  ],
  'no-provider': (): Explanation => [
    'A storefront hook was used outside <StorefrontProvider>.',
    'Wrap the app in <StorefrontProvider baseUrl="…" apiKey="…">.',
  ],
}

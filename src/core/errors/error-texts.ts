import {
  createErrorMessage,
  shortErrorMessage,
  type ErrorMessage,
  type ErrorText,
} from './create-error-message.js'
import { isObject } from '../is-object.js'

/** `String` and `JSON.stringify` throw for some objects, for example a symbol or an object that contains itself. */
function quote(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : isObject(value) ? 'an object' : String(value)
}

export const errorTexts = {
  // client
  'server-only': (): ErrorText => [
    'A client with serverOnly was made in a browser, so its API key has reached the browser.',
    'Import this client in server code only. In the browser, use a client with another key, or a proxy.',
  ],
  'timeout-ms': (): ErrorText => ['timeoutMs must be greater than 0.'],
  'cache-scope': (): ErrorText => [
    'cacheScope is missing. It is required because apiKey or headers is a function.',
    'Pass a string that identifies the store, and the market or language if the responses depend on them.',
  ],

  // transport
  'base-url-missing': (): ErrorText => [
    'baseUrl is missing.',
    'Pass the URL of the API with its version, such as https://shop.example/api/v1.',
  ],
  'base-url-relative': (): ErrorText => [
    'baseUrl is not an absolute URL.',
    'Start it with https:// (or with / for a proxy on the same origin).',
  ],
  'base-url-scheme': (scheme: string): ErrorText => [
    `baseUrl uses the scheme ${scheme}, but only http: and https: are supported.`,
  ],
  'base-url-credentials': (): ErrorText => ['baseUrl contains credentials.', 'Pass the key as apiKey.'],
  'base-url-query': (): ErrorText => ['baseUrl contains a query or a fragment.', 'Remove it.'],
  'base-url-on-server': (): ErrorText => [
    'baseUrl is a path, which only a browser can resolve.',
    'On the server, use a client with an absolute baseUrl, for example to prefetch in a loader or a server component.',
  ],
  'api-key-missing': (): ErrorText => [
    'apiKey is missing.',
    'Pass the key as it was issued, or null to send none (for a proxy that adds the key).',
  ],
  'api-key-characters': (): ErrorText => [
    'apiKey contains characters that no header can carry.',
    'Pass the key as it was issued, without spaces or line breaks.',
  ],
  header: (name: string): ErrorText => [
    `The header ${JSON.stringify(name)} is not valid.`,
    'A name is a token such as Accept-Language. A value is one line of Latin-1 characters.',
  ],
  'api-key-function': (): ErrorText => [
    'The apiKey function threw an error, so no request was sent.',
    'The error is in `cause`. The hooks retry.',
  ],
  'headers-function': (): ErrorText => [
    'The headers function threw an error, so no request was sent.',
    'The error is in `cause`.',
  ],
  'max-response-bytes': (): ErrorText => ['maxResponseBytes must be greater than 0.'],
  path: (): ErrorText => ['A path must start with a slash.'],
  unreachable: (): ErrorText => [
    'The store could not be reached.',
    'Check baseUrl, the connection, and that the API allows requests from this origin (CORS).',
  ],
  deadline: (timeoutMs: number): ErrorText => [
    `The store did not answer within ${timeoutMs} ms.`,
    'Raise timeoutMs on the client, or find out why the store is slow.',
  ],
  status: (status: number, detail = ''): ErrorText => [
    `The store answered ${status}${detail && ': '}${detail || '.'}`,
    status === 401 || status === 403
      ? 'Check the apiKey of the client: it must be a valid key of this store, without "Bearer".'
      : undefined,
  ],
  'not-json': (status: number, length: number): ErrorText => [
    'The response is not JSON, or it was cut off.',
    `Look at the response: it has status ${status} and ${length} characters.`,
  ],
  'too-large': (maxBytes: number): ErrorText => [
    `The response has more than ${maxBytes} bytes.`,
    'Request fewer items with limit, or raise maxResponseBytes on the client.',
  ],
  'not-a-response': (): ErrorText => [
    'The fetch function did not return a Response.',
    'Return what the platform’s fetch returns: a status, headers and a body of text.',
  ],
  html: (): ErrorText => [
    'The store answered with HTML instead of JSON.',
    'A proxy or a login page answered, or baseUrl is wrong. Check that baseUrl ends in /api/v1 or /v1.',
  ],

  // schemas
  'async-schema': (): ErrorText => [
    'A schema returned a promise. Schemas must be synchronous.',
    'Remove asynchronous checks. zod also returns a promise when a check or a transform throws.',
  ],
  'schema-mismatch': (path: string, issue = ''): ErrorText => [
    `The response of ${path} does not match its schema${issue && ': '}${issue || '.'}`,
  ],

  // list
  limit: (limit: unknown): ErrorText => [`limit must be an integer from 1 to 100, not ${quote(limit)}.`],
  'both-cursors': (): ErrorText => [
    'startingAfter and endingBefore cannot be combined.',
    'Pass startingAfter for the items after a cursor, or endingBefore for the items before it.',
  ],
  'empty-cursor': (): ErrorText => ['A cursor is an empty string.', 'Omit it to start at the first page.'],
  'forward-only': (): ErrorText => [
    'The server pages forward only, so there is no page before an item.',
    'The resource says so with parameters: { endingBefore: null }.',
  ],
  'ending-before': (name: string): ErrorText => [
    `The server ignores the parameter for the previous page of "${name}" and returned the start of the list.`,
    'Set parameters: { endingBefore: null } in the resource, so that its lists page forward only.',
  ],
  'filter-name': (name: string): ErrorText => [
    `serializeFilters wrote a filter as "${name}", which is a list parameter of the API.`,
    'Write the filter under another name.',
  ],
  'not-a-list': (key: string): ErrorText => [
    `The response is not a list: "${key}" is missing or has the wrong type.`,
  ],
  'no-cursor': (): ErrorText => ['No item of the page has an id, so there is no cursor for the next page.'],
  'cursor-cycle': (): ErrorText => [
    'The store returned the same cursor again, so iterating would never end.',
  ],

  // resources
  'resource-name': (): ErrorText => ['A resource needs a name.'],
  'resource-path': (name: string): ErrorText => [`The path of resource "${name}" must start with a slash.`],
  'resource-reader': (reader: string, name: string): ErrorText => [
    `${reader} of resource "${name}" threw an error on this response.`,
  ],
  'item-reference': (name: string): ErrorText => [
    `An item of "${name}" must be identified by either a non-empty id or a non-empty slug.`,
  ],
  'not-an-item': (name: string, issue = ''): ErrorText => [
    `The response is not an item of "${name}"${issue && ': '}${issue || '.'}`,
  ],
  'invalid-item': (name: string, item: string | number, issue: string, others = 0): ErrorText => [
    `Item ${item} of "${name}" was left out: ${issue}${others ? `, and ${others} more items of the page` : ''}`,
  ],

  // variants
  'form-data': (): ErrorText => [
    'readVariantForm needs an object with `get`, such as FormData or URLSearchParams.',
    'Pass `await request.formData()`, or `new URLSearchParams(body)` for the text of the body.',
  ],

  // money
  amount: (amount: unknown): ErrorText => [
    `Not a decimal amount: ${typeof amount === 'string' ? JSON.stringify(amount) : typeof amount}.`,
    'Pass the string from the API, such as "49.99", without converting it to a number.',
  ],
  multiplier: (multiplier: unknown): ErrorText => [
    `An amount can be multiplied by a safe integer only, not by ${String(multiplier)}.`,
  ],
  'unit-quantity': (quantity: unknown): ErrorText => [
    `A unit price needs a quantity above 0, not ${quote(quantity)}.`,
    'Pass a number such as 500, or a decimal string such as "0.75".',
  ],
  unit: (unit: unknown, reference?: unknown): ErrorText => [
    reference === undefined
      ? `getUnitPrice does not know the unit ${quote(unit)}.`
      : `A price cannot be converted from ${quote(unit)} to ${quote(reference)}.`,
    'Pass units of one kind, such as "gram" and "kilogram".',
  ],
  'money-format': (currency: unknown, locale: unknown): ErrorText => [
    `Intl cannot format money with currency ${quote(currency)} and locale ${quote(locale)}.`,
    'Pass an ISO 4217 code such as "EUR" and a BCP 47 tag such as "de-DE".',
  ],
  'minor-currency': (currency: unknown): ErrorText => [
    `ISO 4217 lists no currency ${quote(currency)} with a smallest unit.`,
    'Pass a code of three capital letters, such as "EUR".',
  ],
  'minor-units': (amount: string, currency: string, digits: string): ErrorText => [
    `${currency} has ${digits} decimals, so ${quote(amount)} has no exact number of its smallest unit.`,
    'Round the amount where the price is made, and not where it is paid.',
  ],
  currency: (): ErrorText => [
    'A price cannot be shown without a currency.',
    'Pass one to the provider, <StorefrontProvider currency="EUR">, or to the component.',
  ],
}

export const errorMessage: ErrorMessage<typeof errorTexts> =
  process.env.NODE_ENV === 'production' ? shortErrorMessage : createErrorMessage(errorTexts)

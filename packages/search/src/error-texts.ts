import {
  createErrorMessage,
  shortErrorMessage,
  type ErrorMessage,
  type ErrorText,
} from 'storefront-react/internal'

export const searchErrorTexts = {
  'facet-attribute': (name: string, attribute: string): ErrorText => [
    `Facet "${name}" would have the attribute "${attribute}", which is used already.`,
    'Pass another one in attributes.',
  ],
  'no-documents': (count: number): ErrorText => [
    `include rejected all ${count} products, so the search would be empty.`,
    "The API reference does not list the values of status. Pass an include that fits your store's.",
  ],
  'empty-page': (): ErrorText => [
    'The store sent a page without a cursor and says that more items follow, so the documents would be incomplete.',
  ],
  'documents-failed': (url: string, error: unknown): ErrorText => [
    `The search documents at ${url} could not be loaded: ${String(error).split('\n')[0] ?? ''}`,
    'Check the URL, and that the file is deployed with the app.',
  ],
  'documents-html': (): ErrorText => [
    'The search documents are HTML.',
    'Check the URL: a login page, a proxy or the not-found page of the app answered.',
  ],
  'documents-json': (length: number): ErrorText => [
    `The search documents are not JSON, or the file of ${length} characters was cut off.`,
  ],
  'documents-version': (version: unknown): ErrorText => [
    `The search documents have version ${JSON.stringify(version)}, and this release reads version 1.`,
    'Build the file with the same release of storefront-react as the app.',
  ],
  'documents-store': (found: unknown, expected: string): ErrorText => [
    `The search documents belong to store ${JSON.stringify(found)}, not to ${JSON.stringify(expected)}.`,
  ],
  'documents-columns': (): ErrorText => ['The search documents are incomplete or damaged.'],
  'search-client': (reason: string): ErrorText => [
    `The answer of the search client cannot be used: ${reason}.`,
    'Check the name of the index and that createIndexRecords wrote its records.',
  ],
  'filter-value': (name: string, value: string): ErrorText => [
    `A hosted engine cannot filter ${name} by ${JSON.stringify(value)}: a search service would read a part of it as a filter.`,
    'Write values without backticks, control characters, and a colon next to signs such as ( or |.',
  ],
  'search-parameter': (name: string): ErrorText => [
    `searchParameters cannot contain ${name}, which the engine sets for each query.`,
    'Use the options of createHostedSearchEngine and the params of useProductSearch.',
  ],
  'index-record': (id: string, bytes: number, max: number): ErrorText => [
    `The record of product ${JSON.stringify(id)} has ${bytes} bytes, and the limit is ${max}.`,
    'Shorten its texts, use per: "variant" for many variants, or pass a higher maxRecordBytes.',
  ],
  'search-client-failed': (detail: string): ErrorText => [`The search client failed: ${detail}`],
  'client-filter': (filter: string): ErrorText => [
    `The search cannot apply this filter of InstantSearch: ${filter}`,
    'Values of one attribute can be alternatives, and attributes can be combined. Use facetFilters for a fixed condition.',
  ],
  'client-facet': (name: string): ErrorText => [
    `The search has no facet for the filter "${name}" of InstantSearch.`,
    'Define the facet, or pass its attribute in attributes of createInstantSearchClient.',
  ],
  'search-disposed': (): ErrorText => ['The search was used after destroy().', 'Create a new one.'],
}

export const searchErrorMessage: ErrorMessage<typeof searchErrorTexts> =
  process.env.NODE_ENV === 'production' ? shortErrorMessage : createErrorMessage(searchErrorTexts)

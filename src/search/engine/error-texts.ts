import {
  createErrorMessage,
  shortErrorMessage,
  type ErrorMessage,
  type ErrorText,
} from '../../core/errors/create-error-message.js'

export const searchErrorTexts = {
  'facet-name': (name: string): ErrorText => [
    `A facet cannot be named "${name}": the name is empty, repeated or a parameter of the search.`,
    'Give every facet a name of its own, other than q, page, sort, order, limit, after and before.',
  ],
  'facet-limit': (name: string): ErrorText => [`The limit of facet "${name}" must be an integer above 0.`],
  'documents-size': (): ErrorText => [
    'The search documents are larger than 20 MB.',
    'Search on a server instead, and leave descriptions out of the file.',
  ],
  'search-response': (): ErrorText => [
    'The response of the search is not a search response.',
    'Check the URL passed to createHttpSearchEngine: it must be the path of createSearchHandler.',
  ],
  'search-status': (status: number, detail = ''): ErrorText => [
    `The search service answered ${status}${detail && ': '}${detail || '.'}`,
    status === 401 || status === 403
      ? "Check the search service's own key. The key of the store has no effect on it."
      : 'Check the URL and the settings of the search service.',
  ],
  'search-unreachable': (): ErrorText => [
    'The search could not be reached.',
    'Check the URL of the search or of its documents, the connection, and CORS if it is on another origin.',
  ],
  'search-deadline': (timeoutMs: number): ErrorText => [
    `The search service did not answer within ${timeoutMs} ms.`,
    'Pass a higher timeoutMs to the engine if the service is known to be slow.',
  ],
  'refresh-impossible': (): ErrorText => [
    'No visible search result could be read from the store, so the results show the search documents only.',
    'If the store has no /products/{id}, pass refresh: false to useProductSearch.',
  ],
}

export const searchErrorMessage: ErrorMessage<typeof searchErrorTexts> =
  process.env.NODE_ENV === 'production' ? shortErrorMessage : createErrorMessage(searchErrorTexts)

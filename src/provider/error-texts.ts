import {
  createErrorMessage,
  shortErrorMessage,
  type ErrorMessage,
  type ErrorText,
} from '../core/errors/create-error-message.js'

export const providerErrorTexts = {
  'no-provider': (): ErrorText => [
    'A storefront hook was used outside <StorefrontProvider>.',
    'Wrap the app in <StorefrontProvider baseUrl="…" apiKey="…">.',
  ],
  'client-member': (member: string): ErrorText => [
    `The client has no \`${member}\`.`,
    'Pass a client from createStorefrontClient. In a test, replace parts of one: {...client, products: {...client.products, list}}.',
  ],
  'other-query-provider': (): ErrorText => [
    'The QueryClientProvider around <StorefrontProvider> is of another copy or version of @tanstack/react-query, so its cache is not used.',
    'Install one version (npm ls @tanstack/react-query), or pass the query client: <StorefrontProvider queryClient={queryClient}>.',
  ],
}

export const providerErrorMessage: ErrorMessage<typeof providerErrorTexts> =
  process.env.NODE_ENV === 'production' ? shortErrorMessage : createErrorMessage(providerErrorTexts)

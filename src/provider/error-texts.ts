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
}

export const providerErrorMessage: ErrorMessage<typeof providerErrorTexts> =
  process.env.NODE_ENV === 'production' ? shortErrorMessage : createErrorMessage(providerErrorTexts)

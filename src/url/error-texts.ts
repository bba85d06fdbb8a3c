import {
  createErrorMessage,
  shortErrorMessage,
  type ErrorMessage,
  type ErrorText,
} from '../core/errors/create-error-message.js'

export const urlErrorTexts = {
  'no-nuqs-adapter': (): ErrorText => [
    'A hook of storefront-react/url found no <NuqsAdapter> above it.',
    'Wrap the app in the <NuqsAdapter> of your router: nuqs/adapters/react, nuqs/adapters/next/app, ' +
      'nuqs/adapters/react-router/v7 or another. In tests use <NuqsTestingAdapter> from nuqs/adapters/testing.',
  ],
  'url-prefix': (prefix: string): ErrorText => [
    `"${prefix}" is not a valid prefix for URL parameters.`,
    'Use letters, digits, "-" and "_".',
  ],
  'url-filter-name': (name: string): ErrorText => [
    `A filter is named "${name}", which is a parameter of the list itself.`,
    'Rename the filter.',
  ],
  'url-default': (name: string, value: unknown): ErrorText => [
    `The default ${name} is not one that the URL may contain: ${String(value)}.`,
    'Add the value to sorts, orders or limits, or choose another default.',
  ],
}

export const urlErrorMessage: ErrorMessage<typeof urlErrorTexts> =
  process.env.NODE_ENV === 'production' ? shortErrorMessage : createErrorMessage(urlErrorTexts)

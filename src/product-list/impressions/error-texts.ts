import {
  createErrorMessage,
  shortErrorMessage,
  type ErrorMessage,
  type ErrorText,
} from '../../core/errors/create-error-message.js'

export const impressionErrorTexts = {
  impressions: (): ErrorText => [
    'useListImpressions needs a threshold above 0 and up to 1, and a minTimeMs from 0.',
    'Pass a share such as 0.5, and milliseconds such as 1000.',
  ],
}

export const impressionErrorMessage: ErrorMessage<typeof impressionErrorTexts> =
  process.env.NODE_ENV === 'production' ? shortErrorMessage : createErrorMessage(impressionErrorTexts)

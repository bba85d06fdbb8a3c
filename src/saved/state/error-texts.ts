import {
  createErrorMessage,
  shortErrorMessage,
  type ErrorMessage,
  type ErrorText,
} from '../../core/errors/create-error-message.js'

export const savedErrorTexts = {
  'saved-list': (): ErrorText => ['A saved list needs a name, and a max that is a whole number from 1.'],
  'saved-id': (): ErrorText => ['An id of a saved list is a string of 1 to 200 characters.'],
}

export const savedErrorMessage: ErrorMessage<typeof savedErrorTexts> =
  process.env.NODE_ENV === 'production' ? shortErrorMessage : createErrorMessage(savedErrorTexts)

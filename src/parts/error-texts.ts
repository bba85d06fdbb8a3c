import {
  createErrorMessage,
  shortErrorMessage,
  type ErrorMessage,
  type ErrorText,
} from '../core/errors/create-error-message.js'

export const partErrorTexts = {
  'no-root': (container: string): ErrorText => [
    `A part of <${container.split('.')[0] ?? ''}> was used outside <${container}>.`,
    `Put it inside <${container}>.`,
  ],
}

export const partErrorMessage: ErrorMessage<typeof partErrorTexts> =
  process.env.NODE_ENV === 'production' ? shortErrorMessage : createErrorMessage(partErrorTexts)

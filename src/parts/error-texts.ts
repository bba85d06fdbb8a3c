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
  'paging-auto': (): ErrorText => [
    'The string "auto" is not a value of `paging` on <ProductList.Root>.',
    "Import the code of automatic loading: import { autoPaging } from 'storefront-react', then paging={autoPaging}.",
  ],
}

export const partErrorMessage: ErrorMessage<typeof partErrorTexts> =
  process.env.NODE_ENV === 'production' ? shortErrorMessage : createErrorMessage(partErrorTexts)

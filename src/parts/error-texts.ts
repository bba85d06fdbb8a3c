import { createErrorMessage, type ErrorText } from '../core/errors/create-error-message.js'

/** The error texts of the headless parts. */
export const partErrorTexts = {
  'no-root': (container: string): ErrorText => [
    `A part of <${container.split('.')[0] ?? ''}> was used outside <${container}>.`,
    `Put it inside <${container}>.`,
  ],
}

export const partErrorMessage = /* @__PURE__ */ createErrorMessage(
  process.env.NODE_ENV === 'production' ? undefined : partErrorTexts,
)

/** What went wrong, and how the developer can fix it. */
export type ErrorText = readonly [problem: string, fix?: string]

/** The error texts of one layer, by reason: the short name that `docs/errors.md` lists. */
export type ErrorTexts = Readonly<Record<string, (...values: never[]) => ErrorText>>

/** The message for a reason. */
export type ErrorMessage<T extends ErrorTexts> = <R extends keyof T & string>(
  reason: R,
  ...values: Parameters<T[R]>
) => string

/**
 * Creates the function that writes the error messages of one layer: the full text in development, the reason
 * and its values in production. Values become part of the message, so never pass a key or a URL with credentials.
 *
 * @param texts `undefined` in production, so that bundlers drop the sentences
 * @example
 * const errorMessage = createErrorMessage(process.env.NODE_ENV === 'production' ? undefined : errorTexts)
 * throw new MissingProviderError(errorMessage('no-provider'))
 */
export function createErrorMessage<T extends ErrorTexts>(texts: T | undefined): ErrorMessage<T> {
  return (reason, ...values) =>
    process.env.NODE_ENV === 'production' || !texts
      ? [reason, ...values].join(' ')
      : fullMessage(texts[reason] as (...values: readonly unknown[]) => ErrorText, values)
}

function fullMessage(text: (...values: readonly unknown[]) => ErrorText, values: readonly unknown[]): string {
  const [problem, fix] = text(...values)
  return fix ? `${problem}\nWhat to do: ${fix}` : problem
}

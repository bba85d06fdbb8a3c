/** What went wrong, and how the developer can fix it. */
export type ErrorText = readonly [problem: string, fix?: string]

/** The error texts of one layer, by reason: the short name that `docs/errors.md` lists. */
type ErrorTexts = Readonly<Record<string, (...values: never[]) => ErrorText>>

/** Returns the message for a reason. Values become part of it, so never pass a key or a URL with credentials. */
export type ErrorMessage<T extends ErrorTexts> = <R extends keyof T & string>(
  reason: R,
  ...values: Parameters<T[R]>
) => string

/**
 * Creates the function that writes the error messages of one layer in development. In production, each layer uses
 * {@link shortErrorMessage} instead, so that bundlers drop the texts.
 *
 * @example
 * const errorMessage: ErrorMessage<typeof errorTexts> =
 *   process.env.NODE_ENV === 'production' ? shortErrorMessage : createErrorMessage(errorTexts)
 */
export function createErrorMessage<T extends ErrorTexts>(texts: T): ErrorMessage<T> {
  return (reason, ...values) => {
    // Also checked here, because an app that is not bundled can change NODE_ENV after this module is loaded.
    if (process.env.NODE_ENV === 'production') return shortErrorMessage(reason, ...values)
    const text = texts[reason] as (...values: readonly unknown[]) => ErrorText
    const [problem, fix] = text(...values)
    return fix ? `${problem}\nWhat to do: ${fix}` : problem
  }
}

/** The message in production: the reason and its values. */
export function shortErrorMessage(reason: string, ...values: readonly unknown[]): string {
  return [reason, ...values].join(' ')
}

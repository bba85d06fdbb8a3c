/** The sentences of an error message. */
export type ErrorText = readonly [problem: string, fix?: string]

/** By reason: its heading in `docs/errors.md`. */
export type ErrorTexts = Readonly<Record<string, (...values: never[]) => ErrorText>>

/** The message contains the values, so never pass a key or a URL with credentials. */
export type ErrorMessage<T extends ErrorTexts> = <R extends keyof T & string>(
  reason: R,
  ...values: Parameters<T[R]>
) => string

/** For development. Production uses {@link shortErrorMessage} instead, so that bundlers drop the texts. */
export function createErrorMessage<T extends ErrorTexts>(texts: T): ErrorMessage<T> {
  return (reason, ...values) => {
    // An app that is not bundled can change NODE_ENV after this module is loaded, so check again.
    if (process.env.NODE_ENV === 'production') return shortErrorMessage(reason, ...values)
    const text = texts[reason] as (...values: readonly unknown[]) => ErrorText
    const [problem, fix] = text(...values)
    return fix ? `${problem}\nWhat to do: ${fix}` : problem
  }
}

/** The message in production: the reason and the values. */
export function shortErrorMessage(reason: string, ...values: readonly unknown[]): string {
  // Converting an object or a symbol to a string can throw.
  return [
    reason,
    ...values.map((value) =>
      ['object', 'symbol', 'function'].includes(typeof value) ? typeof value : value,
    ),
  ].join(' ')
}

import { explanations } from './explanations.js'

type Explanations = typeof explanations

/** Why something was refused, as a short name. Each is explained in `docs/errors.md`. */
export type Reason = keyof Explanations

/**
 * The words of an error: a sentence and what to do in development; in production the reason and its values,
 * so that no bundle ships the sentences. Values end up in messages: a key or a URL with credentials is none.
 */
export function explain<R extends Reason>(reason: R, ...values: Parameters<Explanations[R]>): string {
  // One expression: a bundler drops the sentences from a branch, and not always from below a return.
  return process.env.NODE_ENV === 'production' ? [reason, ...values].join(' ') : inWords(reason, values)
}

function inWords(reason: Reason, values: readonly unknown[]): string {
  const explanation = explanations[reason] as (...values: readonly unknown[]) => readonly [string, string?]
  const [happened, toDo] = explanation(...values)
  return toDo ? `${happened}\nWhat to do: ${toDo}` : happened
}

import { cancel, isCancel, password, select, text } from '@clack/prompts'

import { isCurrency, isKey, isUrl, type Choices, type Template } from './choices.js'
import { getFolderProblem } from './new-folder.js'
import { LANGUAGES, type Language } from './languages.js'
import type { Options } from './options.js'
import { ShopError } from './shop-error.js'

/** Ends the command when somebody presses Escape or Ctrl+C: nothing is written yet. */
async function answerOf<Value>(answer: Promise<Value>): Promise<Exclude<Value, symbol>> {
  const value = await answer
  if (isCancel(value)) {
    cancel('Nothing was created.')
    throw new ShopError('')
  }
  return value as Exclude<Value, symbol>
}

const orElse = (problem: string, isValid: (value: string) => boolean) => (value: string | undefined) =>
  isValid(value ?? '') ? undefined : problem

/** Asks in a terminal for what the command line does not say. */
export async function ask(options: Options, keyOfEnvironment: string | undefined): Promise<Choices> {
  const folder =
    options.folder ??
    (await answerOf(
      text({
        message: 'Which folder?',
        initialValue: 'my-shop',
        validate: (value) => getFolderProblem(value ?? ''),
      }),
    ))
  const template =
    options.template ??
    (await answerOf(
      select<Template>({
        message: 'Which framework?',
        options: [
          { value: 'vite', label: 'Vite, with React Router and a small server' },
          { value: 'next', label: 'Next, with the App Router' },
          { value: 'react-router', label: 'React Router, rendered on the server' },
        ],
      }),
    ))
  const baseUrl = options.api ?? (options.from || options.markets ? undefined : await askForApi())
  const apiKey =
    baseUrl === undefined
      ? undefined
      : (keyOfEnvironment ??
        (await answerOf(
          password({
            message: 'Its API key? Only the server of the shop reads it.',
            validate: orElse('A key has visible characters only.', isKey),
          }),
        )))
  const currency =
    options.currency ??
    // A reading says which currency the prices have.
    (options.from && 'EUR') ??
    (await answerOf(
      text({
        message: 'Which currency do the prices have?',
        initialValue: 'EUR',
        validate: orElse('A code of three capital letters, such as EUR.', isCurrency),
      }),
    ))
  const language =
    options.language ??
    (await answerOf(
      select<Language>({
        message: 'Which language do buttons and messages have?',
        options: Object.entries(LANGUAGES).map(([value, label]) => ({ value: value as Language, label })),
      }),
    ))
  return {
    folder,
    template,
    from: options.from,
    api:
      baseUrl === undefined || apiKey === undefined
        ? undefined
        : { baseUrl, apiKey, keyHeader: options.keyHeader, prices: options.prices },
    currency,
    language,
    markets: options.markets,
  }
}

async function askForApi(): Promise<string | undefined> {
  const store = await answerOf(
    select({
      message: 'Which products?',
      options: [
        { value: 'sample', label: 'A sample store on this machine' },
        { value: 'own', label: 'My own API' },
      ],
    }),
  )
  if (store === 'sample') return undefined
  return answerOf(
    text({
      message: 'Its address, with the prefix?',
      placeholder: 'https://shop.example/api/v1',
      validate: orElse('A URL such as https://shop.example/api/v1.', isUrl),
    }),
  )
}

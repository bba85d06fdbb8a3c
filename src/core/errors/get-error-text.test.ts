import { describe, expect, it } from 'vitest'

import {
  AuthenticationError,
  HttpError,
  InvalidParamsError,
  InvalidResponseError,
  NetworkError,
  NotFoundError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from './index.js'
import { getErrorText } from './get-error-text.js'

const answered = (status: number) => ({ status, body: undefined, detail: 'SELECT * FROM products' })

describe('getErrorText', () => {
  it.each([
    [new NetworkError({}), /cannot be reached/],
    [new TimeoutError(1000, {}), /is taking too long/],
    [new RateLimitError(answered(429)), /very busy/],
    [new ServerError(answered(503)), /is having problems/],
    [new NotFoundError(answered(404)), /no longer available/],
    [new AuthenticationError(answered(401)), /^Something went wrong\.$/],
    [new HttpError(answered(418)), /^Something went wrong\.$/],
    [new InvalidParamsError('limit'), /^Something went wrong\.$/],
    [new InvalidResponseError('html'), /^Something went wrong\.$/],
    [new Error('Cannot read properties of undefined'), /^Something went wrong\.$/],
    ['a string', /^Something went wrong\.$/],
    [undefined, /^Something went wrong\.$/],
  ])('says what a shopper can do about %s', (error, text) => {
    expect(getErrorText(error)).toMatch(text)
  })

  it('never repeats the message, which is for developers', () => {
    for (const error of [new ServerError(answered(500)), new Error('secret path /srv')]) {
      expect(getErrorText(error)).not.toContain('SELECT')
      expect(getErrorText(error)).not.toContain('/srv')
    }
  })

  it('takes its texts from the labels, and English for those that are left out', () => {
    const labels = { error: { notFound: 'Nicht mehr verfügbar.', server: undefined } }
    expect(getErrorText(new NotFoundError(answered(404)), labels)).toBe('Nicht mehr verfügbar.')
    expect(getErrorText(new ServerError(answered(500)), {})).toBe(
      'The shop is having problems. Try again in a moment.',
    )
  })
})

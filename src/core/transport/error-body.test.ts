import { describe, expect, it } from 'vitest'

import { readErrorBody, readRetryAfter } from './error-body.js'

describe('readErrorBody', () => {
  it.each([
    ['{"error":{"code":"x","message":"No such cursor"}}', 'No such cursor'],
    ['{"error":"No such cursor"}', 'No such cursor'],
    ['{"message":"No such cursor"}', 'No such cursor'],
    ['{"type":"about:blank","title":"Bad Request","detail":"No such cursor"}', 'No such cursor'],
    ['{"title":"Bad Request"}', 'Bad Request'],
    ['"No such cursor"', 'No such cursor'],
    ['No such cursor', 'No such cursor'],
    ['<html><body>502 Bad Gateway</body></html>', undefined],
    ['{"errors":[]}', undefined],
    ['{"error":null,"message":7}', undefined],
    ['null', undefined],
    ['', undefined],
  ])('reads %s as the message %s', (text, detail) => {
    expect(readErrorBody(text, []).detail).toBe(detail)
  })

  it.each([
    '{"error":{"message":"No such key: pk_ab\\/cd+ef=="}}',
    '{"message":"No such key: pk_ab/cd\\u002Bef\\u003d="}',
  ])('redacts the key in any escaped form: %s', (text) => {
    const { body, detail } = readErrorBody(text, ['pk_ab/cd+ef=='])
    expect(detail).toBe('No such key: [redacted]')
    expect(JSON.stringify(body)).not.toContain('pk_ab')
  })

  it('keeps at most 2,000 characters of a body that is not JSON, and 200 in the message', () => {
    const { body, detail } = readErrorBody('x'.repeat(100_000), [])
    expect(body).toHaveLength(2000)
    expect(detail).toHaveLength(200)
  })
})

describe('readRetryAfter', () => {
  const now = Date.parse('2026-01-02T03:04:05Z')
  it.each([
    [null, undefined],
    ['7', 7000],
    [' 0 ', 0],
    ['Fri, 02 Jan 2026 03:04:15 GMT', 10_000],
    ['Fri, 02 Jan 2026 03:04:00 GMT', 0],
    ['soon', undefined],
    ['-1', undefined],
    ['9'.repeat(400), undefined],
  ])('reads %s as %s ms', (header, ms) => {
    expect(readRetryAfter(header, now)).toBe(ms)
  })
})

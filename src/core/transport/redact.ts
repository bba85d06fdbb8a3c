import { isObject } from '../is-object.js'

const REDACTED = '[redacted]'

/** A shorter key is no secret, and removing it from products would change their texts. */
const MIN_SECRET_LENGTH = 8

/** Every form of a secret begins with a form of its first characters, and their pattern takes a tenth of the time to compile. */
const BEGINNING = 5

/**
 * Removes the key and other secrets from a text: plain, escaped for JSON or JavaScript, percent-encoded, as HTML entities and
 * in base64. Works on JSON before it is parsed, because then property names are redacted too.
 */
export function redact(text: string, secrets: readonly string[], minLength = 1): string {
  return secrets.reduce((rest, secret) => {
    const forms = (part: string) =>
      new RegExp(
        [
          Array.from(part, characterPattern).join(''),
          ...(secret.length < MIN_SECRET_LENGTH ? [] : base64Patterns(part)),
        ].join('|'),
        'g',
      )
    return secret.length < minLength || !forms(secret.slice(0, BEGINNING)).test(rest)
      ? rest
      : rest.replace(forms(secret), REDACTED)
  }, text)
}

/** Like {@link redact}, for a successful response. */
export const redactResponse = (text: string, secrets: readonly string[]): string =>
  redact(text, secrets, MIN_SECRET_LENGTH)

function characterPattern(character: string): string {
  const code = character.charCodeAt(0)
  const hex = code.toString(16).replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
  const plain = (/["'\\/]/.test(character) ? '\\\\{0,4}' : '') + character.replace(/\W/, '\\$&')
  return `(?:${plain}|\\\\{1,4}(?:u00|x)${hex}|%(?:25){0,3}${hex}|&#(?:x0{0,4}${hex}|${code});)`
}

/** The base64 of a text that contains the key depends on the key's offset modulo 3. Omits characters that neighbours change. */
function base64Patterns(key: string): string[] {
  return [0, 1, 2].map((offset) => {
    const bits = (offset + key.length) * 8
    const encoded = btoa('\0'.repeat(offset) + key).slice(Math.ceil((offset * 8) / 6), Math.floor(bits / 6))
    const rest = '[A-Za-z0-9+/_-]{0,2}={0,2}'
    return encoded.replaceAll('+', '(?:[+-]|%2[bB])').replaceAll('/', '(?:\\\\{0,4}/|_|%2[fF])') + rest
  })
}

const MAX_CAUSES = 5

/**
 * Copies what the platform's fetch or an app's function threw: only name, message, code and cause, and these redacted.
 * HTTP clients attach the request to their errors, which contains the key.
 */
export function copyError(thrown: unknown, secrets: readonly string[], depth = 0): unknown {
  if (typeof thrown === 'string') return redact(thrown, secrets)
  if (typeof thrown === 'function' || typeof thrown === 'symbol') return undefined
  if (!isObject(thrown)) return thrown
  const read = (name: string): unknown => {
    try {
      const value = thrown[name]
      return typeof value === 'string' ? redact(value, secrets) : value
    } catch {
      return undefined
    }
  }
  const [name, message, code, cause] = ['name', 'message', 'code', 'cause'].map(read)
  const hasCause = cause !== undefined && depth < MAX_CAUSES
  const copy = new Error(
    typeof message === 'string' ? message : '',
    hasCause ? { cause: copyError(cause, secrets, depth + 1) } : undefined,
  )
  if (typeof name === 'string') Object.defineProperty(copy, 'name', { value: name, configurable: true })
  if (typeof code === 'string' || typeof code === 'number') Object.assign(copy, { code })
  return copy
}

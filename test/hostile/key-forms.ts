const hex = (letter: string, length: number) => letter.charCodeAt(0).toString(16).padStart(length, '0')

/** How a response, an error, a page or a file can spell a key. */
export function keyForms(key: string): Readonly<Record<string, string>> {
  const each = (write: (letter: string) => string) => Array.from(key, write).join('')
  const json = JSON.stringify(key).slice(1, -1)
  return {
    plain: key,
    'JSON string': json,
    'escaped slashes': json.replaceAll('/', '\\/'),
    'unicode escapes': each((letter) => `\\u${hex(letter, 4)}`),
    'some unicode escapes': json.replace('k', '\\u006b'),
    'hexadecimal escapes': each((letter) => `\\x${hex(letter, 2)}`),
    'percent-encoded': encodeURIComponent(key),
    'fully percent-encoded': each((letter) => `%${hex(letter, 2)}`),
    'percent-encoded twice': encodeURIComponent(encodeURIComponent(key)),
    'HTML entities': each((letter) => `&#x${hex(letter, 2)};`),
    base64: btoa(key),
    'base64 of the header': btoa(`Bearer ${key}`),
    'base64url of the header': btoa(`Bearer ${key}`)
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, ''),
    'base64 with a user name': btoa(`me:${key}`),
  }
}

/** The names of the forms in which the key is in the text. A base64 of a longer text can begin before the key. */
export function findKey(text: string, key: string): string[] {
  const forms = Object.entries(keyForms(key))
  const inside = [0, 1, 2].map((offset) => btoa('-'.repeat(offset) + key).slice(4, 20))
  const all = [...forms, ...inside.map((form) => ['inside of base64', form] as const)]
  const found = all.filter(([, form]) => text.includes(form)).map(([name]) => name)
  return text.includes(key.slice(0, 9)) ? [...found, 'beginning'] : found
}

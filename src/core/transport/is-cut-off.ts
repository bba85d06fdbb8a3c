/** Such as `\u00`. */
const PART_OF_ESCAPE = /\\(u[\da-f]{0,3})?$/i

const ENDS_OF_WORDS = ['rue', 'ue', 'e', 'alse', 'lse', 'se', 'ull', 'll', 'l']

/**
 * Whether a text that is not JSON would be JSON if more text followed: the connection was closed. A proxy that decompresses the
 * body hides that from `fetch`.
 */
export function isCutOff(text: string): boolean {
  const open: string[] = []
  let isInString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (character === '"') isInString = !isInString
    else if (isInString) index += character === '\\' ? 1 : 0
    else if (character === '[') open.push(']')
    else if (character === '{') open.push('}')
    else if (character === ']' || character === '}') open.pop()
  }
  const end = open.reverse().join('')
  // The text can stop in a key or a value, or before one of them.
  const missing = isInString ? ['"', '":0'] : ['', '0', ':0', '"":0', ...ENDS_OF_WORDS]
  const starts = [text, text.replace(PART_OF_ESCAPE, '')]
  return missing.some((rest) => starts.some((start) => isJson(start + rest + end)))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** `replace(/\/+$/, '')` takes quadratic time for many slashes that are not at the end. */
export function trimTrailingSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}

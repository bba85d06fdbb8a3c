/** Returns the whole number that a shopper wrote, in the digits of any script (٣ is 3); `undefined` for every other text. */
export function readQuantity(text: string): number | undefined {
  // Right-to-left text can carry invisible marks of direction.
  const digits = text.replace(/[\u061c\u200e\u200f]/g, '').trim()
  if (!/^\p{Nd}+$/u.test(digits)) return
  return Number(digits.replace(/\p{Nd}/gu, valueOf))
}

/** Unicode keeps the ten digits of a script next to each other, from 0 to 9. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}

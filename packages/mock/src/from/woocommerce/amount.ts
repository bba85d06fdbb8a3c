/** `('1999', 2)` is `'19.99'`, exactly. `undefined` for a text that is not an amount in minor units. */
export function amountOfMinorUnits(minorUnits: string, decimals: number): string | undefined {
  if (!/^\d+$/.test(minorUnits) || !Number.isInteger(decimals) || decimals < 0 || decimals > 8)
    return undefined
  const digits = minorUnits.replace(/^0+(?=\d)/, '').padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

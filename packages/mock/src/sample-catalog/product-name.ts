import type { ProductKind } from './product-kinds.js'

/** Fictional. É, Ø and Å test sorting of non-ASCII names. */
const BEGINNINGS =
  'Al Bri Cal Dor El Fen Gal Hol Is Jun Kel Lor Mar Nel Or Pel Quin Ros Sol Tam Ul Ver Wil Yl É Ø Å'.split(
    ' ',
  )
const ENDINGS =
  'ano berry da den feld garth holt ika la lind lo mar mere na nor ra rin sund ta thorpe va vik wen'.split(
    ' ',
  )

const LONG = [
  'with a Cork Base and a Lid That Doubles as a Coaster',
  'in the Anniversary Edition, Numbered and Signed by the Workshop',
  'for Small Flats, Narrow Shelves and Everybody Who Has Run Out of Both',
  'from Reclaimed Material, Therefore Each One a Little Different from the Picture',
]

const SERIES = BEGINNINGS.length * ENDINGS.length

/** Adds a number once every pair of series and material has been used. */
export function productName(kind: ProductKind, n: number, offset: number): string {
  // 97 and SERIES have no common divisor, so `series` takes each value once before it repeats.
  const position = n % SERIES
  const series = (position * 97 + offset) % SERIES
  const beginning = BEGINNINGS[series % BEGINNINGS.length] ?? ''
  const ending = ENDINGS[Math.floor(series / BEGINNINGS.length)] ?? ''
  const round = Math.floor(n / SERIES)
  const material = kind.materials[(position + round) % kind.materials.length] ?? ''
  const edition = Math.floor(round / kind.materials.length)
  const name = `${beginning}${ending} ${material} ${kind.name}`
  const long = series % 23 === 5 ? ` ${LONG[(position + offset) % LONG.length] ?? ''}` : ''
  return `${name}${long}${edition > 0 ? ` No. ${edition + 1}` : ''}`
}

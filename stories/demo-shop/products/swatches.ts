import type { CSSProperties } from 'react'

/** The API has no colours for option values, so a shop keeps a table of its own. */
const swatches: Readonly<Record<string, string>> = {
  Clay: '#c4714f',
  Forest: '#2f5d4a',
  Oat: '#e2d2b3',
  Ink: '#2d3e63',
  Mustard: '#dba936',
  Sage: '#a6b69d',
  Rose: '#de9ca2',
  Charcoal: '#43464a',
  Sky: '#8fb9d2',
  Rust: '#aa4b2d',
  Chalk: '#f3efe7',
  Plum: '#73425f',
  Moss: '#71803f',
  Lilac: '#ab9dca',
}

/** `undefined` for a value that is no colour. */
export function swatchStyle(value: string): CSSProperties | undefined {
  const color = Object.hasOwn(swatches, value) ? swatches[value] : undefined
  return color === undefined ? undefined : ({ '--swatch': color } as CSSProperties)
}

export interface Colour {
  readonly name: string
  readonly base: string
  readonly shade: string
  readonly wall: string
}

const swatch = (name: string, base: string, shade: string, wall: string): Colour => ({
  name,
  base,
  shade,
  wall,
})

export const colours: readonly Colour[] = [
  swatch('Clay', '#c4714f', '#a1583a', '#f3e1d7'),
  swatch('Forest', '#2f5d4a', '#214536', '#dce8e1'),
  swatch('Oat', '#e2d2b3', '#c9b48d', '#f4eee3'),
  swatch('Ink', '#2d3e63', '#1e2b48', '#dfe4ee'),
  swatch('Mustard', '#dba936', '#b5851d', '#f9efd7'),
  swatch('Sage', '#a6b69d', '#84967b', '#e9efe6'),
  swatch('Rose', '#de9ca2', '#c0777f', '#f9e8e9'),
  swatch('Charcoal', '#43464a', '#2c2e31', '#e3e4e5'),
  swatch('Sky', '#8fb9d2', '#6996b3', '#e4eff5'),
  swatch('Rust', '#aa4b2d', '#84361f', '#f2ddd3'),
  swatch('Chalk', '#f3efe7', '#d9d1c2', '#dfe3e2'),
  swatch('Plum', '#73425f', '#553046', '#eee0e9'),
  swatch('Moss', '#71803f', '#545f2d', '#e9ecd8'),
  swatch('Lilac', '#ab9dca', '#8877ab', '#eeebf6'),
]

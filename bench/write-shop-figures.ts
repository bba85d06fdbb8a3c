import type { Results } from './results.js'

/** A figure of `docs/getting-started.md`, between what stands before and after it. */
interface Figure {
  readonly before: RegExp
  readonly benchmark: 'first-load' | 'sizes'
  readonly what: string
  readonly digits: number
}

const FIRST = 'JavaScript of the front page before a click'
const CART = 'added to a list: a cart in a header: CartProvider and useCartState'
const first = (before: RegExp, what: string): Figure => ({ before, benchmark: 'first-load', what, digits: 0 })
const row = (name: string, cells: number) => new RegExp(`\\n\\| ${name} *\\|${' *[^|]*\\|'.repeat(cells)} *`)

const FIGURES: readonly Figure[] = [
  first(/one file of JavaScript: /, FIRST),
  first(/react and react-dom are /, 'of that, react and react-dom'),
  first(/of it, React Router /, 'of that, React Router'),
  first(/this package /, 'of that, storefront-react'),
  first(/TanStack Query /, 'of that, TanStack Query'),
  first(/the pages and blocks /, 'of that, the shop and its blocks'),
  { before: row('cart: the number', 0), benchmark: 'sizes', what: CART, digits: 1 },
  { before: row('wishlist', 0), benchmark: 'sizes', what: 'added to a list: saved lists', digits: 1 },
  ...(
    [
      ['cart: the drawer', 'later: the drawer of the cart, when a pointer arrives'],
      ['search: the typeahead', 'later: the typeahead, when a pointer arrives'],
      ['search: the engine', 'later: the engine of the search, when its field gets the focus'],
      ['a list, with its filters and order in the URL', 'later: the list of products'],
      ['a page of one product', 'later: a page of one product'],
    ] as const
  ).map(([name, what]): Figure => ({ before: row(name, 1), benchmark: 'first-load', what, digits: 1 })),
]

/**
 * What each thing in the header of a created shop costs, in `docs/getting-started.md`.
 * @throws Error if the page has no place for a figure
 */
export function writeShopFigures(page: string, { benchmarks }: Pick<Results, 'benchmarks'>): string {
  let text = page
  for (const { before, benchmark, what, digits } of FIGURES) {
    const measured = benchmarks[benchmark]?.rows.find((each) => each.what === what)?.measured
    if (measured === undefined) continue
    const place = new RegExp(`(${before.source})\\d+(?:\\.\\d+)?`)
    if (!place.test(text)) throw new Error(`docs/getting-started.md has no figure after ${String(before)}.`)
    text = text.replace(place, (_, start: string) => start + measured.toFixed(digits))
  }
  return text
}

import type { DoctorCause, DoctorResult } from './report.js'

/** Rules that a broken rule breaks too, as a mistake of a test server shows. In the order in which to mend them. */
const CONSEQUENCES: Readonly<Record<string, readonly string[]>> = {
  reliable: ['pages-answer'],
  'list-array': ['client-lists'],
  'product-id': ['client-lists', 'client-singles', 'pages-answer', 'variant-id'],
  'pages-answer': [],
  'has-more-boolean': [
    'has-more-forward',
    'has-more-backward',
    'client-lists',
    'pages',
    'collections',
    'menus',
  ],
  'same-page-twice': [
    'first-page',
    'walk-once',
    'list-ends',
    'has-more-forward',
    'total-exact',
    'order-known',
    'sort-known',
    'sort-values',
    'sort-keeps-items',
    'ties-stable',
    'sort-has-more',
    'collection-products',
  ],
  'unique-ids': [
    'first-page',
    'after-continues',
    'walk-once',
    'total-exact',
    'sort-keeps-items',
    'collection-products',
    'unique-slugs',
  ],
  'product-texts': ['client-lists', 'client-singles', 'product-names', 'unique-slugs'],
  'product-arrays': ['client-lists', 'client-singles'],
  'product-dates': ['client-lists', 'client-singles', 'sort-values'],
  'product-meta': ['client-lists', 'client-singles'],
  'product-status': ['client-lists', 'client-singles'],
  'variant-id': ['client-lists', 'client-singles', 'single-product'],
  'variant-price': ['client-lists', 'client-singles', 'sort-values', 'price-numeric'],
  'price-precision': ['sort-values'],
  'variant-compare-at-price': ['client-lists', 'client-singles'],
  'variant-stock-quantity': ['client-lists', 'client-singles'],
  'variant-stock-status': ['client-lists', 'client-singles'],
  'variant-image': ['client-lists', 'client-singles'],
  'variant-attributes': ['client-lists', 'client-singles'],
  'client-lists': ['client-singles'],
  'limit-respected': [
    'limit-maximum',
    'default-limit',
    'after-continues',
    'has-more-forward',
    'sort-after-cursor',
    'ties-after-cursor',
    'collection-products',
  ],
  'after-excludes-cursor': [
    'walk-once',
    'list-ends',
    'sort-after-cursor',
    'ties-after-cursor',
    'collection-products',
  ],
  'after-continues': [
    'walk-once',
    'list-ends',
    'has-more-forward',
    'total-exact',
    'sort-keeps-items',
    'sort-after-cursor',
    'ties-after-cursor',
    'collection-products',
  ],
  'before-excludes-cursor': ['list-ends', 'sort-before-cursor', 'ties-before-cursor'],
  'before-adjacent': ['list-ends', 'sort-before-cursor', 'ties-before-cursor'],
  'before-natural-order': ['sort-before-cursor', 'ties-before-cursor'],
  'list-ends': ['walk-once'],
  'has-more-forward': ['has-more-backward'],
  'pages-filled': ['total-exact', 'collection-products', 'ties-after-cursor', 'ties-before-cursor'],
  'total-count-integer': ['total-exact', 'collection-products'],
  'total-ignores-paging': ['total-exact'],
  'total-exact': ['collection-products'],
  'sort-known': ['order-known', 'sort-values'],
  'sort-after-cursor': ['sort-keeps-items', 'ties-after-cursor', 'sort-has-more'],
  'sort-before-cursor': ['ties-before-cursor'],
  'ties-stable': ['sort-keeps-items'],
  'ties-after-cursor': ['sort-keeps-items', 'sort-after-cursor', 'sort-has-more'],
  'ties-before-cursor': ['sort-before-cursor'],
  'sort-keeps-items': ['sort-total'],
  'sort-has-more': [],
  'single-product': ['single-product-by-slug', 'client-singles'],
  'no-key': ['wrong-key'],
}

const ORDER = Object.keys(CONSEQUENCES)
const rank = (rule: string) => (ORDER.includes(rule) ? ORDER.indexOf(rule) : ORDER.length)

/** A rule that an earlier cause explains is no cause of its own. */
export function findCauses(results: readonly DoctorResult[]): readonly DoctorCause[] {
  const broken = results
    .filter(({ outcome }) => outcome === 'broken')
    .toSorted((a, b) => rank(a.rule) - rank(b.rule))
  const explained = new Set<string>()
  const causes: DoctorCause[] = []
  for (const { rule, title, detail, curl, received } of broken) {
    if (explained.has(rule)) continue
    const follows = broken
      .map((each) => each.rule)
      .filter((each) => each !== rule && !explained.has(each) && CONSEQUENCES[rule]?.includes(each))
      .filter((each) => !causes.some((cause) => cause.rule === each))
    for (const each of follows) explained.add(each)
    causes.push({ rule, title, detail, follows, curl, received })
  }
  return causes
}

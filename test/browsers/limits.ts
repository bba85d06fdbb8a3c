export interface Limit {
  readonly browsers: readonly string[]
  /** Part of the test's full name. */
  readonly test: string
  readonly reason: string
}

/** Tests that a browser cannot run. Tests that use the Chrome DevTools Protocol are skipped without an entry. */
export const limits: readonly Limit[] = [
  {
    browsers: ['firefox', 'webkit'],
    test: 'the footer below a list keeps its place',
    reason: 'needs the Layout Instability API, which measures how far content jumps',
  },
  {
    browsers: ['webkit'],
    test: 'moves by arrow keys from the last value to the first',
    reason: 'in WebKit, the arrow keys of native radios stop at the first and the last radio',
  },
  {
    browsers: ['webkit'],
    test: 'when the focus moves to an element at the top of the page',
    reason: 'WebKit scrolls a focused element into the middle of the viewport, not to the top of the page',
  },
  {
    browsers: ['webkit'],
    test: 'starts a new visit at the head of the list and reports its impressions',
    reason: 'without the Navigation API an entry is known by its index, which only a page load forgets',
  },
  {
    browsers: ['webkit'],
    test: 'reports each item once per history entry',
    reason: 'without the Navigation API and a router, the list has no key for the history entry',
  },
  {
    browsers: ['webkit'],
    test: 'reports a middle click on a link of an item',
    reason:
      'the driver of WebKitGTK presses each button, and always releases the left one, which makes each press a click',
  },
]

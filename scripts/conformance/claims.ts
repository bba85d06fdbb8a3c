/** A success criterion of WCAG 2.2, and what a part does for it. */
export interface Claim {
  readonly criterion: string
  readonly what: string
  /** Where the proof is: the file, and the titles of its tests, word for word. */
  readonly file: string
  readonly tests: readonly string[]
}

export interface PartClaims {
  readonly part: string
  readonly claims: readonly Claim[]
}

/** Levels A and AA. Criteria that are new in WCAG 2.2 have no clause in EN 301 549 V3.2.1, which contains WCAG 2.1. */
export const criteria: Readonly<Record<string, string>> = {
  '1.1.1': 'Non-text Content',
  '1.3.1': 'Info and Relationships',
  '1.3.2': 'Meaningful Sequence',
  '1.4.10': 'Reflow',
  '2.1.1': 'Keyboard',
  '2.1.2': 'No Keyboard Trap',
  '2.4.3': 'Focus Order',
  '2.4.11': 'Focus Not Obscured (Minimum)',
  '2.5.3': 'Label in Name',
  '3.2.2': 'On Input',
  '3.3.1': 'Error Identification',
  '3.3.7': 'Redundant Entry',
  '4.1.2': 'Name, Role, Value',
  '4.1.3': 'Status Messages',
}

export const newIn22: readonly string[] = ['2.4.11', '3.3.7']

const list = 'src/product-list'
const typeahead = 'src/search/search-field/typeahead.browser.test.tsx'
const announcements = 'test/announcements/announcements.browser.test.tsx'

/** Each line is proved by the tests that it names. A criterion without a test is not listed. */
export const parts: readonly PartClaims[] = [
  {
    part: 'ProductList',
    claims: [
      {
        criterion: '1.3.1',
        what: 'A list, or a feed of articles with positions.',
        file: announcements,
        tests: [
          'an automatic list announces pages after a rest, its end at once, and the position of each article',
        ],
      },
      {
        criterion: '2.1.1',
        what: 'A feed has the keys of the WAI-ARIA pattern.',
        file: `${list}/root/focus.browser.test.tsx`,
        tests: ['move the focus between articles and to the controls after and before the list'],
      },
      {
        criterion: '2.1.2',
        what: 'The keys of a feed lead out of the list.',
        file: `${list}/root/focus.browser.test.tsx`,
        tests: ['move the focus between articles and to the controls after and before the list'],
      },
      {
        criterion: '2.4.3',
        what: 'The focus is never lost when a button or an item goes away.',
        file: `${list}/root/focus.browser.test.tsx`,
        tests: [
          'moves to the first new item when the last page removes the button, without scrolling',
          'moves to the item that was first when the first page removes the Previous button',
          'moves to the nearest item when the focused item is deleted',
          'moves to the nearest item when the maxPages window drops the focused item',
        ],
      },
      {
        criterion: '3.2.2',
        what: 'A page that is added above moves neither the text nor the focus.',
        file: `${list}/accessibility.browser.test.tsx`,
        tests: ['keeps the scroll position and the focus when a page is added above'],
      },
      {
        criterion: '4.1.2',
        what: 'No violation that axe finds, in any state of the list.',
        file: `${list}/accessibility.browser.test.tsx`,
        tests: ['finds no violation in links, a pending list, an empty list, and each failure'],
      },
      {
        criterion: '4.1.3',
        what: 'Loading, pages, failures and the end are announced.',
        file: announcements,
        tests: ['a list announces loading, pages, a failure and its end in this order'],
      },
    ],
  },
  {
    part: 'VirtualProductGrid',
    claims: [
      {
        criterion: '1.3.2',
        what: 'Positions are those of the whole list.',
        file: 'src/virtual/accessibility.browser.test.tsx',
        tests: [
          'VirtualProductGrid updates aria-posinset when the head is loaded and when an item above is removed',
        ],
      },
      {
        criterion: '1.4.10',
        what: 'The grid scrolls in one direction only.',
        file: 'src/virtual/accessibility.browser.test.tsx',
        tests: ['scrolls in one direction only, and shows the focused product'],
      },
      {
        criterion: '2.1.1',
        what: 'Tab reaches every product, also those that are not rendered yet.',
        file: 'src/virtual/accessibility.browser.test.tsx',
        tests: ['reaches every product with Tab, and with Shift+Tab on the way back'],
      },
      {
        criterion: '2.4.3',
        what: 'The focus moves to the nearest product when its page is dropped.',
        file: 'src/virtual/accessibility.browser.test.tsx',
        tests: ['moves the focus to the nearest product when the page of the focused one is dropped'],
      },
      {
        criterion: '2.4.11',
        what: 'The focused product is in view.',
        file: 'src/virtual/accessibility.browser.test.tsx',
        tests: ['scrolls in one direction only, and shows the focused product'],
      },
      {
        criterion: '4.1.3',
        what: 'The size of the whole list is announced.',
        file: announcements,
        tests: ['a virtual grid announces the size of the whole list, and every product that Tab reaches'],
      },
    ],
  },
  {
    part: 'VariantPicker',
    claims: [
      {
        criterion: '1.3.1',
        what: 'A group with a legend for each option, and a radio for each value.',
        file: 'src/variant-picker/variant-picker.browser.test.tsx',
        tests: ['exposes options, values and status to assistive technology'],
      },
      {
        criterion: '2.1.1',
        what: 'One tab stop for each option, arrow keys between values.',
        file: 'src/variant-picker/variant-picker.browser.test.tsx',
        tests: ['has one tab stop for each option, and arrow keys between its values'],
      },
      {
        criterion: '3.2.2',
        what: 'A choice that changes other options says so before and after.',
        file: 'src/variant-picker/variant-picker.test.tsx',
        tests: [
          'a radio is announced as sold out and with the options that it changes',
          'selects a value, changes the options that conflict with it, and announces the changes',
        ],
      },
      {
        criterion: '3.3.1',
        what: 'A form without a choice names and focuses the missing option.',
        file: 'src/variant-picker/variant-picker.browser.test.tsx',
        tests: ['focuses the missing option when the form is submitted too early'],
      },
      {
        criterion: '4.1.2',
        what: 'Names contain that a value is sold out or changes another option.',
        file: 'src/variant-picker/variant-picker.test.tsx',
        tests: ['shows each option as a group of radios with accessible names that include the effect'],
      },
      {
        criterion: '4.1.3',
        what: 'Choices and their effects are announced.',
        file: announcements,
        tests: ['a variant picker announces groups, values that are sold out, and choices that it changes'],
      },
    ],
  },
  {
    part: 'Price',
    claims: [
      {
        criterion: '1.3.1',
        what: 'Hidden texts say which price is which, because a line through it is not read.',
        file: 'src/product/price/price.test.tsx',
        tests: ['shows the current price, the original price and the discount of a sale'],
      },
    ],
  },
  {
    part: 'ProductImage',
    claims: [
      {
        criterion: '1.1.1',
        what: 'The alternative text stays when the image fails.',
        file: 'src/product/image/product-image.test.tsx',
        tests: [
          "shows the product's first image with its alternative text, loaded lazily",
          'shows the fallback, with the alternative text, on error and without an image',
        ],
      },
    ],
  },
  {
    part: 'ProductGallery',
    claims: [
      {
        criterion: '2.1.1',
        what: 'Arrow keys show the next picture, in the direction of the page.',
        file: 'src/product/gallery/product-gallery.browser.test.tsx',
        tests: [
          'shows the next picture with the arrow keys, and moves the focus to its thumbnail',
          'reverses the arrow keys where the page is written from right to left',
        ],
      },
      {
        criterion: '2.4.3',
        what: 'Buttons at both ends keep the focus.',
        file: 'src/product/gallery/product-gallery.test.tsx',
        tests: ['steps to both ends, where its buttons are disabled but keep the focus'],
      },
      {
        criterion: '4.1.3',
        what: 'The chosen picture is announced.',
        file: announcements,
        tests: ['a gallery announces each picture that the shopper chooses'],
      },
    ],
  },
  {
    part: 'SaveToggle',
    claims: [
      {
        criterion: '2.5.3',
        what: 'The name contains the visible text, and stays when the button is pressed.',
        file: 'src/saved/save-toggle.test.tsx',
        tests: ['saves the product of its name, and says so without a new name'],
      },
    ],
  },
  {
    part: 'SearchField and Facets',
    claims: [
      {
        criterion: '2.1.1',
        what: 'Escape clears the field; a second one is left to a dialog.',
        file: 'test/search/parts.test.tsx',
        tests: [
          'clears with Escape and with the button, which returns focus to the field',
          'leaves Escape to the input method during a composition, and to a dialog when the field is empty',
        ],
      },
      {
        criterion: '3.3.1',
        what: 'A text that is not a price is marked as invalid.',
        file: 'test/search/parts.test.tsx',
        tests: ['filter by a range, and show that a text is not a price'],
      },
      {
        criterion: '4.1.3',
        what: 'The number of results is announced.',
        file: 'test/search/parts.test.tsx',
        tests: ['searches while the user types and announces the number of results'],
      },
    ],
  },
  {
    part: 'SearchField.List',
    claims: [
      {
        criterion: '2.1.1',
        what: 'The field is a combobox: the arrow keys reach each option, Enter chooses it.',
        file: typeahead,
        tests: [
          'moves through the options with the arrow keys, and from the last to the first',
          'chooses the active product with Enter, as a click on its link',
          'leaves all keys to the input method during a composition, and opens after it',
        ],
      },
      {
        criterion: '2.1.2',
        what: 'Escape and Tab leave the list.',
        file: typeahead,
        tests: [
          'closes with Escape first, then clears the text, and leaves the third to a dialog around it',
          'closes when the focus leaves the form, and is no stop of Tab',
        ],
      },
      {
        criterion: '2.4.3',
        what: 'The focus stays in the field while an option is chosen.',
        file: typeahead,
        tests: [
          'puts the active suggestion into the field with Enter, and keeps the focus there',
          'chooses with the pointer, which does not take the focus from the field',
        ],
      },
      {
        criterion: '2.4.11',
        what: 'The active option is scrolled into view.',
        file: typeahead,
        tests: ['scrolls the list to the active option'],
      },
      {
        criterion: '4.1.2',
        what: 'Field, list and options have names, roles and states.',
        file: typeahead,
        tests: ['has no violations of accessibility rules, closed and open'],
      },
      {
        criterion: '4.1.3',
        what: 'The number of products and of options is announced once.',
        file: typeahead,
        tests: ['announces the number of products and of options, and not again when it closes'],
      },
    ],
  },
  {
    part: 'Cart',
    claims: [
      {
        criterion: '2.1.1',
        what: 'Quantities change by buttons and arrow keys.',
        file: 'src/cart/cart.test.tsx',
        tests: ['steps by button and arrow key, and stops at the stock and at 1'],
      },
      {
        criterion: '2.4.3',
        what: 'The focus moves to the next line when one is removed or accepted.',
        file: 'src/cart/cart.test.tsx',
        tests: ['moves the focus to the next Remove, then the previous one, then the empty cart, and undoes'],
      },
      {
        criterion: '3.3.1',
        what: 'A checkout with an issue stops, and the issue gets the focus.',
        file: 'src/cart/cart.test.tsx',
        tests: [
          'stops a checkout while the price rose, the stock dropped, or a product is gone, and focuses the issue',
        ],
      },
      {
        criterion: '3.3.7',
        what: 'What a shopper picked before scripts run is added, and needs no second choice.',
        file: 'src/cart/parts/add-form.browser.test.tsx',
        tests: ['adds what the shopper picked before hydration, and announces it once'],
      },
      {
        criterion: '4.1.3',
        what: 'Changes are announced once, also several together.',
        file: 'src/cart/cart.test.tsx',
        tests: ['announces the cart once after several changes'],
      },
    ],
  },
]

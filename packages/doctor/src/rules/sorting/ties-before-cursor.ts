import { sections } from '../rule.js'
import { sortRule } from './sort-rule.js'

export const tiesBeforeCursor = sortRule({
  id: 'ties-before-cursor',
  title: 'No item with an equal value is lost or repeated on the previous page',
  section: sections.paging(7),
  why: 'A shopper who pages back misses products that have the same price.',
  handling: 'Removes repeated items. Lost items cannot be found from outside.',
  sentence: 'Items with the same value as the cursor are lost or repeated.',
  choose: ({ ties }) => ties.before,
})

import { sections } from '../rule.js'
import { sortRule } from './sort-rule.js'

export const tiesAfterCursor = sortRule({
  id: 'ties-after-cursor',
  title: 'No item with an equal value is lost or repeated on the next page',
  section: sections.paging(7),
  why: 'Of ten products at 20.00, some are never shown, because the page border fell between them.',
  handling: 'Removes repeated items. Lost items cannot be found from outside.',
  sentence: 'Items with the same value as the cursor are lost or repeated.',
  choose: ({ ties }) => ties.after,
})

import { sections } from '../rule.js'
import { sortRule } from './sort-rule.js'

export const sortAfterCursor = sortRule({
  id: 'sort-after-cursor',
  title: 'The next page follows sort and order',
  section: sections.paging(6),
  why: 'A list "by price" is only sorted until the first button for more.',
  handling: 'Warns in development if a page breaks the order. It cannot sort products that are not loaded.',
  sentence: 'The page after the cursor does not continue the sorted list.',
  choose: ({ others }) => others.after,
})

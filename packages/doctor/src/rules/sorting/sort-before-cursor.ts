import { sections } from '../rule.js'
import { sortRule } from './sort-rule.js'

export const sortBeforeCursor = sortRule({
  id: 'sort-before-cursor',
  title: 'The previous page follows sort and order',
  section: sections.paging(6),
  why: 'A shopper who pages back in a sorted list sees products of another place.',
  handling: 'Warns in development if a page breaks the order.',
  sentence: 'The page before the cursor does not belong to the sorted list.',
  choose: ({ others }) => others.before,
})

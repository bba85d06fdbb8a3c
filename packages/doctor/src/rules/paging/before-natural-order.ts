import { sections } from '../rule.js'
import { borderRule } from './border-rule.js'

export const beforeNaturalOrder = borderRule({
  id: 'before-natural-order',
  title: 'A page before a cursor is in the order of the list',
  section: sections.paging(5),
  why: 'The products of a previous page appear upside down.',
  handling: 'Shows the page as it came.',
  side: 'before',
  flaws: ['reversed', 'reordered'],
  sentence: 'The page has the right items in another order.',
})

import { sections } from '../rule.js'
import { borderRule } from './border-rule.js'

export const beforeAdjacent = borderRule({
  id: 'before-adjacent',
  title: 'A page before a cursor ends with the item before it',
  section: sections.paging(4),
  why: 'A shopper who pages back jumps to the start of the list, and the products between are missing.',
  handling: 'Shows what came without duplicates, but the products between stay missing.',
  side: 'before',
  flaws: ['from-start', 'gap', 'wrong-side', 'other-order', 'empty'],
  sentence: 'The page does not end at its cursor: ending_before is ignored, or counted from the start.',
})

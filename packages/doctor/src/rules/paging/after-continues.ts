import { sections } from '../rule.js'
import { borderRule } from './border-rule.js'

export const afterContinues = borderRule({
  id: 'after-continues',
  title: 'A page after a cursor starts with the next item',
  section: sections.paging(3),
  why: 'Products between two pages are never shown, or the list starts again.',
  handling:
    'Removes repeated products and never loads the same page endlessly, but cannot find what was skipped.',
  side: 'after',
  flaws: ['from-start', 'gap', 'reversed', 'reordered', 'wrong-side', 'other-order', 'empty'],
  sentence: 'The page does not continue after its cursor.',
})

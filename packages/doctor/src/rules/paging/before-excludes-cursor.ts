import { sections } from '../rule.js'
import { borderRule } from './border-rule.js'

export const beforeExcludesCursor = borderRule({
  id: 'before-excludes-cursor',
  title: 'A page before a cursor does not contain the cursor',
  section: `${sections.parameters}, ending_before`,
  why: 'A shopper who pages back sees a product twice.',
  handling: 'Shows each id once. Each page brings one product less.',
  side: 'before',
  flaws: ['includes-cursor'],
  sentence: 'The page contains the item that it should end before.',
})

import { sections } from '../rule.js'
import { borderRule } from './border-rule.js'

export const afterExcludesCursor = borderRule({
  id: 'after-excludes-cursor',
  title: 'A page after a cursor does not contain the cursor',
  section: `${sections.parameters}, starting_after`,
  why: 'The last product of each page is shown again.',
  handling: 'Shows each id once. Each page brings one product less.',
  side: 'after',
  flaws: ['includes-cursor'],
  sentence: 'The page contains the item that it should start after.',
})

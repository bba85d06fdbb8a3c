import { keyRule } from './key-rule.js'

export const wrongKey = keyRule({
  id: 'wrong-key',
  title: 'A wrong key is refused',
  why: 'A key that was withdrawn still works.',
  key: 'doctor-wrong-key',
  sentence: 'A wrong key got the products.',
})

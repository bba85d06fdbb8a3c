import { keyRule } from './key-rule.js'

export const noKey = keyRule({
  id: 'no-key',
  title: 'A request without a key is refused',
  why: 'Anybody can copy the catalogue, and a cache may answer without the key.',
  key: null,
  sentence: 'A request without a key got the products.',
})

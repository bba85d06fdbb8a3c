import type { Topic } from '../topic.js'
import { dialogs } from './dialogs.js'
import { lists } from './lists.js'
import { renders } from './renders.js'
import { returns } from './returns.js'
import { search } from './search.js'
import { storeChanges } from './store-changes.js'

/** Every step that a plan can have. A topic of its own for what concerns another part of the shop, e.g. its cart. */
export const topics: Topic = { ...lists, ...storeChanges, ...renders, ...returns, ...dialogs, ...search }

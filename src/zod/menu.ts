import * as z from 'zod/mini'

import type { MenuItem } from '../core/schemas/menu.js'
import { areMenuItems } from '../core/schemas/checks.js'

/** Unknown keys are kept. */
export const zodMenuSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  slug: z.nullish(z.string()),
  items: z.custom<readonly MenuItem[]>(areMenuItems, 'expected items with a label'),
})

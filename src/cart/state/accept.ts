import type { CartStore } from './cart-types.js'
import { acceptChange, type AcceptedChange } from './change-line.js'
import { linesOf } from './lines-of.js'

/** Only the parts accept changes: the stored format is not public. */
export function acceptChangeIn(cart: CartStore, lineId: string, change: AcceptedChange): void {
  linesOf(cart).act('accept', [lineId], (line) => acceptChange(line, change))
}

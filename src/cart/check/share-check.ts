import { hasSameElements } from '../../core/has-same-elements.js'
import type { CartLine } from '../state/cart-line.js'
import type { CartStore } from '../state/cart-types.js'
import type { CheckedCart } from './check-cart-lines.js'

interface RunningCheck {
  readonly lines: readonly CartLine[]
  /** What the check reads with. Providers of two stores can share a cart. */
  readonly reader: object
  readonly result: Promise<CheckedCart>
}

/** Hooks of one cart share a check that is in flight. */
const running = new WeakMap<CartStore, RunningCheck>()

/** Starts a check, or joins a running one that began with the same lines. */
export function shareCheck(
  cart: CartStore,
  reader: object,
  start: (lines: readonly CartLine[]) => Promise<CheckedCart>,
): Promise<CheckedCart> {
  const { lines } = cart.getState()
  const current = running.get(cart)
  // A line that did not change keeps its identity.
  if (current && current.reader === reader && hasSameElements(current.lines, lines)) return current.result
  const result = start(lines).finally(() => {
    if (running.get(cart)?.result === result) running.delete(cart)
  })
  running.set(cart, { lines, reader, result })
  return result
}

const MAX_CHECKS = 5

/**
 * Checks until the cart is exactly what was checked, because other tabs can change it while a check runs.
 * @returns `undefined` if the cart still changes after some checks
 */
export async function checkUntilSame(
  cart: Pick<CartStore, 'getState'>,
  check: () => Promise<CheckedCart>,
): Promise<CheckedCart | undefined> {
  for (let count = 0; count < MAX_CHECKS; count++) {
    const { lines } = cart.getState()
    const checked = await check()
    if (hasSameElements(lines, cart.getState().lines)) return checked
  }
  return
}

'use client'
import { useState } from 'react'

import type { CheckoutLine } from '../../state/checkout-lines.js'

export interface CheckoutIds {
  /** The id of a checkout of these lines: the same one until the lines change, or a checkout has ended. */
  readonly get: (lines: readonly CheckoutLine[]) => string
  /** The next checkout is another one. */
  readonly renew: () => void
}

/** @param firstId of the server's page, which the first checkout takes */
export function useCheckoutId(firstId: string | undefined): CheckoutIds {
  const [ids] = useState(() => {
    let id = firstId
    let of: string | undefined
    return {
      get(lines: readonly CheckoutLine[]) {
        const key = JSON.stringify(lines)
        if (id === undefined || (of !== undefined && of !== key)) id = createId()
        of = key
        return id
      },
      renew: () => void (id = undefined),
    }
  })
  return ids
}

/** Not `randomUUID`, which a page has on https only. */
function createId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

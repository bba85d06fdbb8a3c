'use client'
import { useState } from 'react'

import { hasSameFields } from '../core/has-same-fields.js'

/** The object of an earlier render while its fields are the same, so that consumers of a context do not re-render. */
export function useSameObject<T extends object>(next: T): T {
  const [known, setKnown] = useState(next)
  const value = hasSameFields(known, next) ? known : next
  if (value !== known) setKnown(value)
  return value
}

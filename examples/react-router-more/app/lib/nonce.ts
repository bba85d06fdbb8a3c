import { createContext } from 'react'

/** Allows the inline scripts of one response. The browser never needs it. */
export const NonceContext = createContext<string | undefined>(undefined)

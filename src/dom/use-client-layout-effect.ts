'use client'
import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect`, without React 18's warning on a server, where neither runs. */
export const useClientLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

'use client'
import { useEffect, useLayoutEffect } from 'react'

/** React 18 warns about `useLayoutEffect` on a server. */
export const useClientLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

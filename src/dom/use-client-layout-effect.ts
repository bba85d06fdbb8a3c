'use client'
import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect` without the warning that React 18 prints for it on a server. */
export const useClientLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

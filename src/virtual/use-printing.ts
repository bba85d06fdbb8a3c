'use client'
import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { listen } from '../dom/listen.js'
import { SPACER } from './grid-layout.js'

/** Spacers are as high as the rows that they replace: blank sheets of paper. */
const PRINT_CSS = `@media print { [${SPACER}] { display: none !important } }`

/** Whether the browser is about to print. Rendered synchronously: the browser prints the DOM after `beforeprint`. */
export function usePrinting(gridRef: RefObject<Element | null>): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    let removeCss = () => {}
    const start = () => {
      removeCss()
      removeCss = addPrintCss(gridRef.current)
      flushSync(() => setPrinting(true))
    }
    const end = () => {
      removeCss()
      flushSync(() => setPrinting(false))
    }
    const stops = [listen([window], ['beforeprint'], start), listen([window], ['afterprint'], end)]
    return () => {
      removeCss()
      for (const stop of stops) stop()
    }
  }, [gridRef])
  return isPrinting
}

/** A constructed style sheet, because a content security policy can forbid a `<style>` element. */
function addPrintCss(grid: Element | null): () => void {
  const root = grid?.getRootNode() as Document | ShadowRoot | undefined
  if (!root?.adoptedStyleSheets) return () => {}
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(PRINT_CSS)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

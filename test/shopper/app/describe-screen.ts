import { settings } from './settings-of-page.js'

/** For a program that drives the page: which part of the page is on the screen, and what scrolls. */
export function describeScreen(): void {
  const isGrowing = settings.frame === 'growing'
  const openDialog = () => document.querySelector('dialog[open]')
  Object.assign(globalThis, {
    screenEdges() {
      const top = isGrowing ? -frameElement!.getBoundingClientRect().top : 0
      return { top, bottom: top + (isGrowing ? parent : window).innerHeight }
    },
    pageScroller: () => openDialog() ?? (isGrowing ? parent : window).document.scrollingElement,
  })
}

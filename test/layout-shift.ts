import { painted } from './product-list/shop-page.js'

type LayoutShift = PerformanceEntry & { readonly value: number }

/** Only Chromium has the Layout Instability API. */
const seesLayoutShifts = PerformanceObserver.supportedEntryTypes.includes('layout-shift')

/** @returns the sum of the layout shifts while the action runs; 0 in a browser that does not measure them. https://web.dev/articles/cls */
export async function layoutShiftOf(action: () => Promise<void>): Promise<number> {
  let sum = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as LayoutShift).value
  })
  if (seesLayoutShifts) observer.observe({ type: 'layout-shift' })
  await action()
  await painted(5)
  observer.disconnect()
  return sum
}

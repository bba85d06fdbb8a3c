import type { Settings } from '../settings.js'

export const settings = JSON.parse(new URLSearchParams(location.search).get('settings')!) as Settings

/** How much code the page waits for. A program that drives the page reads it. */
const page = Object.assign(globalThis, { pendingCode: 0 })

/** The code arrives late, as on a slow network. */
export async function load<T>(module: Promise<T>, delay: number): Promise<T> {
  page.pendingCode++
  await new Promise((resolve) => setTimeout(resolve, delay))
  try {
    return await module
  } finally {
    page.pendingCode--
  }
}

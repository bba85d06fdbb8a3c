import type { Settings } from '../settings.js'

export const settings = JSON.parse(new URLSearchParams(location.search).get('settings')!) as Settings

/** The code arrives late, as on a slow network. */
export async function load<T>(module: Promise<T>, delay: number): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, delay))
  return module
}

import { toUri } from './to-uri.js'

export function toAbsoluteUrl(url: string, siteUrl: string): string {
  try {
    return toUri(new URL(url, siteUrl))
  } catch {
    return url
  }
}

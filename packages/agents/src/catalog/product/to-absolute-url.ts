export function toAbsoluteUrl(url: string, siteUrl: string): string {
  try {
    return new URL(url, siteUrl).href
  } catch {
    return url
  }
}

/** Leads on from an address such as `/cart#checkout`, whose section is on another page now. */
export async function followMovedSection(): Promise<void> {
  const { pathname, hash } = location
  if (!hash || document.getElementById(decodeURIComponent(hash.slice(1)))) return
  const { movedTo } = await import('../../moved.js')
  const target = movedTo(pathname, hash)
  if (target !== undefined) location.replace(target)
}

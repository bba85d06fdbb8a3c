/** Hears events before anything on the page can stop them, and delays none; until what it returns is called. */
export function listen(
  target: EventTarget,
  types: readonly string[],
  onEvent: (event: Event) => void,
): () => void {
  const ending = new AbortController()
  for (const type of types) {
    target.addEventListener(type, onEvent, { capture: true, passive: true, signal: ending.signal })
  }
  return () => ending.abort()
}

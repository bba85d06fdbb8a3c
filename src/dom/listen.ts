/** In the capture phase, so that `stopPropagation()` elsewhere on the page hides no event. */
export function listen(
  targets: readonly EventTarget[],
  types: readonly string[],
  onEvent: (event: Event) => void,
): () => void {
  const controller = new AbortController()
  const options = { capture: true, passive: true, signal: controller.signal }
  for (const target of targets) for (const type of types) target.addEventListener(type, onEvent, options)
  return () => controller.abort()
}

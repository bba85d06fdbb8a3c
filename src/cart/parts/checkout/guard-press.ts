/** In how much time the second click of a double click can follow the first, or a text that has just come up. */
const SECOND_CLICK_MS = 500

/**
 * An issue that comes up moves the lines of the cart, and the second click of a double click would hit the button that is
 * now at this place, such as that of a line to remove. For a moment, clicks there are ignored.
 *
 * @returns a function to call when nothing more comes up
 */
export function guardPress(button: HTMLElement | null, root: HTMLElement | null): () => void {
  const box = button?.getBoundingClientRect()
  let until = performance.now() + SECOND_CLICK_MS
  const onClick = (event: MouseEvent) => {
    const { clientX, clientY, target, timeStamp } = event
    if (!box || timeStamp > until || button?.contains(target as Node)) return
    // A click of the keyboard is at 0, 0.
    if (clientX < box.left || clientX >= box.right || clientY < box.top || clientY >= box.bottom) return
    event.preventDefault()
    event.stopPropagation()
  }
  root?.addEventListener('click', onClick, true)
  return () => {
    until = performance.now() + SECOND_CLICK_MS
    setTimeout(() => root?.removeEventListener('click', onClick, true), SECOND_CLICK_MS)
  }
}

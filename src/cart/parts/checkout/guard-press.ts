/** In how much time the second click of a double click can follow a text that has just come up. */
const SECOND_CLICK_MS = 500

/**
 * An issue that comes up moves the lines of the cart, and the second click of a double click would hit the button that is
 * now at this place, such as that of a line to remove. Clicks there are ignored for a moment.
 *
 * @returns a function to call when nothing more comes up
 */
export function guardPress(button: HTMLElement | null, root: HTMLElement | null): () => void {
  const box = button?.getBoundingClientRect()
  const onClick = (event: MouseEvent) => {
    // A click of the keyboard is at 0, 0.
    const { clientX: x, clientY: y } = event
    if (!box || x < box.left || x >= box.right || y < box.top || y >= box.bottom) return
    if (button?.contains(event.target as Node)) return
    event.preventDefault()
    event.stopPropagation()
  }
  root?.addEventListener('click', onClick, true)
  return () => void setTimeout(() => root?.removeEventListener('click', onClick, true), SECOND_CLICK_MS)
}

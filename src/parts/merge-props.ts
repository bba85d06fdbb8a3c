type Props = Readonly<Record<string, unknown>>
type Handler = (...args: unknown[]) => unknown

/** What Base UI adds to an event, so that a handler can stop those that run after it. */
interface PreventableEvent {
  nativeEvent?: unknown
  preventBaseUIHandler?: () => void
  baseUIHandlerPrevented?: boolean
}

/**
 * Merges the props of one element as Base UI does: `theirs` override `ours`, `className` and `style` are joined, and
 * of two event handlers both run, theirs first. Theirs can stop ours with `event.preventBaseUIHandler()`.
 *
 * @see https://base-ui.com/react/utils/merge-props
 */
export function mergeProps(ours: Props, theirs: Props): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...ours, ...theirs }
  for (const name of Object.keys(theirs)) {
    const own = ours[name]
    const their = theirs[name]
    if (/^on[A-Z]/.test(name))
      merged[name] = typeof their === 'function' ? inTurn(their as Handler, own) : own
    else if (!own) continue
    else if (name === 'className') merged[name] = their ? `${their as string} ${own as string}` : own
    else if (name === 'style') merged[name] = { ...own, ...(their as object | undefined) }
  }
  return merged
}

/** Also wraps the handler of an event that the part ignores, so that every handler finds `preventBaseUIHandler`. */
function inTurn(their: Handler, own: unknown): Handler {
  return (...args) => {
    const event = args[0] as PreventableEvent | null | undefined
    // Only React's events can be stopped; a custom handler may receive a plain value, which stays untouched.
    if (event?.nativeEvent) event.preventBaseUIHandler = () => (event.baseUIHandlerPrevented = true)
    const result = their(...args)
    if (!event?.baseUIHandlerPrevented && typeof own === 'function') (own as Handler)(...args)
    return result
  }
}

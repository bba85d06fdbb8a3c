/** A browser says nothing about a form that was sent and did not leave the page, such as an answer without content. */
const NOT_LEFT_MS = 15_000

export interface PageWatch {
  readonly wasLeft: () => boolean
  /** Waits until the page was left and is shown again, or was not left within 15 seconds. */
  readonly untilBack: () => Promise<void>
  /** An app without reloads has left the page. */
  readonly leave: () => void
  readonly stop: () => void
}

/** Watches whether the page is left while a checkout is under way. */
export function watchPage(): PageWatch {
  let left = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let end = () => {}
  const onHide = () => {
    left = true
    clearTimeout(timer)
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) end()
  }
  const stop = () => {
    clearTimeout(timer)
    removeEventListener('pagehide', onHide)
    removeEventListener('pageshow', onShow)
  }
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)
  return {
    wasLeft: () => left,
    untilBack: () =>
      new Promise((resolve) => {
        end = resolve
        if (!left) timer = setTimeout(resolve, NOT_LEFT_MS)
      }),
    leave() {
      onHide()
      stop()
      end()
    },
    stop,
  }
}

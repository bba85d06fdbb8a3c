export interface DocumentEvents {
  /** Another tab changed a key; `null` if it cleared the storage. */
  readonly onKey: (key: string | null, storageArea: Storage | null) => void
  /** The page is shown again, for example from the back/forward cache, and may have missed events. */
  readonly onShow: () => void
}

/** Does nothing without a document. Returns a function that removes the listeners. */
export function listenToDocument({ onKey, onShow }: DocumentEvents): () => void {
  if (typeof document === 'undefined') return () => {}
  const controller = new AbortController()
  const { signal } = controller
  window.addEventListener('storage', (event) => onKey(event.key, event.storageArea), { signal })
  window.addEventListener('pageshow', onShow, { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') onShow()
    },
    { signal },
  )
  return () => controller.abort()
}

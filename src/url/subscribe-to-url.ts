/**
 * Calls back when the address changes, whoever changed it. Without the Navigation API only for back and forward: what
 * reads the address then is as old as its last render. Not within the change itself, which routers make where React takes
 * no updates (`useInsertionEffect`).
 */
export function subscribeToUrl(notify: () => void): () => void {
  const onChange = () => queueMicrotask(notify)
  const { navigation } = globalThis as { readonly navigation?: EventTarget }
  navigation?.addEventListener('currententrychange', onChange)
  addEventListener('popstate', onChange)
  return () => {
    navigation?.removeEventListener('currententrychange', onChange)
    removeEventListener('popstate', onChange)
  }
}

/**
 * Calls back when the address changes, whoever changed it. Without the Navigation API only for back and forward: what
 * reads the address then is as old as its last render.
 */
export function subscribeToUrl(onChange: () => void): () => void {
  const { navigation } = globalThis as { readonly navigation?: EventTarget }
  navigation?.addEventListener('currententrychange', onChange)
  addEventListener('popstate', onChange)
  return () => {
    navigation?.removeEventListener('currententrychange', onChange)
    removeEventListener('popstate', onChange)
  }
}

/** Records of one document notify each other, because the `storage` event is not fired in the document that wrote. */
export interface Peer {
  readonly storage: Storage
  readonly prefix: string
  readonly onKey: (key: string | null) => void
}

/** The `storage` event skips its own document, so stores of one document notify each other. */
const peers = new Set<Peer>()

/** Does nothing without a document: a server would keep the records of each render. Returns a function that leaves. */
export function joinPeers(peer: Peer): () => void {
  if (typeof document === 'undefined') return () => {}
  peers.add(peer)
  return () => void peers.delete(peer)
}

export function notifyPeers(from: Peer, key: string): void {
  for (const peer of peers) {
    if (peer !== from && peer.storage === from.storage && peer.prefix === from.prefix) peer.onKey(key)
  }
}

/** The parent in the layout: the slot in a web component, or the host of a shadow root. */
export function parentOf(element: Element): Element | null {
  return (
    element.assignedSlot ?? element.parentElement ?? (element.parentNode as ShadowRoot | null)?.host ?? null
  )
}

/** The document and the shadow roots around a node: a `scroll` event does not leave its tree. */
export function treesAround(node: Element): EventTarget[] {
  const root = node.getRootNode()
  const { host } = root as Partial<ShadowRoot>
  return host ? [...treesAround(host), root] : [node.ownerDocument]
}

/** `document.activeElement` is only the outermost shadow host, so read the node's own tree. */
export function activeElementOf(node: Node): Element | null | undefined {
  return (node.getRootNode() as Partial<Document>).activeElement
}

/** The parent that lays an element out: its slot inside a web component, or the host of its shadow root. */
export function parentOf(element: Element): Element | null {
  return (
    element.assignedSlot ?? element.parentElement ?? (element.parentNode as ShadowRoot | null)?.host ?? null
  )
}

/** The shadow roots around a node, and its document: a `scroll` event reaches only the tree it happens in. */
export function treesAround(node: Element): EventTarget[] {
  const root = node.getRootNode()
  const { host } = root as Partial<ShadowRoot>
  return host ? [...treesAround(host), root] : [node.ownerDocument]
}

/** The focused element in the tree of a node; the document itself only knows the outermost shadow host. */
export function activeElementOf(node: Node): Element | null | undefined {
  return (node.getRootNode() as Partial<Document>).activeElement
}

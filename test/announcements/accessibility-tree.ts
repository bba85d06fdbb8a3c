import { cdp } from 'vitest/browser'

/** @see https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#type-AXNode */
interface ProtocolNode {
  readonly nodeId: string
  readonly childIds?: readonly string[]
  readonly backendDOMNodeId?: number
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly description?: { readonly value: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[]
}

interface FrameTree {
  readonly frame: { readonly id: string }
  readonly childFrames?: readonly FrameTree[]
}

/** One element or text, as the browser reports it to a screen reader. */
export interface AccessibleNode {
  readonly role: string
  readonly name: string
  readonly description: string
  /** E.g. `focused`, `checked`, `live`. */
  readonly properties: Readonly<Record<string, unknown>>
  /** Of the DOM element, because the tree that Chromium reports has no positions in sets. */
  readonly attributes: Readonly<Record<string, string>>
  readonly parent: AccessibleNode | null
  readonly children: readonly AccessibleNode[]
}

interface DomNode {
  readonly backendNodeId: number
  /** Names and values in turn. */
  readonly attributes?: readonly string[]
  readonly children?: readonly DomNode[]
  readonly contentDocument?: DomNode
  readonly shadowRoots?: readonly DomNode[]
}

/** Reads the browser's accessibility tree of this test's frame. Elements that it ignores are replaced by their children. */
export async function readAccessibilityTree(): Promise<AccessibleNode> {
  const { frameTree } = (await cdp().send('Page.getFrameTree')) as { frameTree: FrameTree }
  const frameId = frameTree.childFrames?.[0]?.frame.id
  const { nodes } = (await cdp().send('Accessibility.getFullAXTree', frameId ? { frameId } : {})) as {
    nodes: readonly ProtocolNode[]
  }
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const attributesOf = await readAttributes()

  function build(node: ProtocolNode, parent: AccessibleNode | null): AccessibleNode[] {
    const children: AccessibleNode[] = []
    const built: AccessibleNode = {
      role: node.role?.value ?? '',
      name: node.name?.value ?? '',
      description: node.description?.value ?? '',
      properties: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
      attributes: node.ignored ? {} : attributesOf(node),
      parent,
      children,
    }
    for (const id of node.childIds ?? []) {
      const child = byId.get(id)
      if (child) children.push(...build(child, node.ignored ? parent : built))
    }
    return node.ignored ? children : [built]
  }
  const [root] = build(nodes[0]!, null)
  return root!
}

/** All of the page in one request: a request for each element takes seconds for a list. */
async function readAttributes(): Promise<(node: ProtocolNode) => AccessibleNode['attributes']> {
  const { root } = (await cdp().send('DOM.getDocument', { depth: -1, pierce: true })) as { root: DomNode }
  const attributes = new Map<number, readonly string[]>()
  const visit = (node: DomNode) => {
    attributes.set(node.backendNodeId, node.attributes ?? [])
    for (const child of [...(node.children ?? []), ...(node.shadowRoots ?? [])]) visit(child)
    if (node.contentDocument) visit(node.contentDocument)
  }
  visit(root)
  return ({ backendDOMNodeId }) => {
    const texts = attributes.get(backendDOMNodeId ?? -1) ?? []
    return Object.fromEntries(texts.flatMap((name, index) => (index % 2 ? [] : [[name, texts[index + 1]!]])))
  }
}

/** In reading order. */
export function descendantsOf(node: AccessibleNode): AccessibleNode[] {
  return [node, ...node.children.flatMap(descendantsOf)]
}

/** From the node to the root. */
export function ancestorsOf(node: AccessibleNode): AccessibleNode[] {
  return node.parent ? [node.parent, ...ancestorsOf(node.parent)] : []
}

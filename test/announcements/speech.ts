import { ancestorsOf, type AccessibleNode } from './accessibility-tree.js'

const LANDMARKS = ['banner', 'navigation', 'main', 'contentinfo', 'form', 'region', 'search', 'complementary']
/** Containers that a screen reader announces when the focus enters them. */
const CONTAINERS = [...LANDMARKS, 'list', 'listitem', 'feed', 'article', 'group', 'radiogroup', 'listbox']
/** States that are announced if they are set. */
const STATES = ['busy', 'disabled', 'expanded', 'invalid', 'pressed', 'required', 'selected']

/** The announcement after the focus moved. Leaves out containers that also held the focus before. */
export function describeFocus(node: AccessibleNode, before: AccessibleNode | undefined): string {
  const known = (before ? [before, ...ancestorsOf(before)] : []).map(identityOf)
  const entered = ancestorsOf(node)
    .reverse()
    .filter((each) => CONTAINERS.includes(each.role) && !known.includes(identityOf(each)))
  return [...entered, node].map(describe).join(' › ')
}

export function describe(node: AccessibleNode): string {
  const { role, name, description, properties } = node
  const states = [
    ...(role === 'radio' || role === 'checkbox'
      ? [isSet(properties.checked) ? 'checked' : 'not checked']
      : []),
    ...STATES.filter((state) => isSet(properties[state])),
    ...(node.attributes['aria-current'] === 'true' ? ['current'] : []),
  ]
  return [
    role === 'heading' ? `heading ${String(properties.level)}` : role,
    ...(name ? [JSON.stringify(name)] : []),
    ...(role === 'list' ? [`with ${sizeOf(node)} items`] : []),
    ...(role === 'listitem' || role === 'article' ? [positionOf(node)] : []),
    ...(states.length ? [`(${states.join(', ')})`] : []),
    ...(description ? [`– ${description}`] : []),
  ].join(' ')
}

/** The tree is read again after each key, so nodes are compared by what they say. */
function identityOf(node: AccessibleNode): string {
  return [node, ...ancestorsOf(node)].map(describe).join()
}

function isSet(value: unknown): boolean {
  return value === true || value === 'true'
}

/** As browsers report it: from the attributes, else counted. */
function positionOf(node: AccessibleNode): string {
  const position = node.attributes['aria-posinset'] ?? String(itemsOf(node.parent!).indexOf(node) + 1)
  const size = node.attributes['aria-setsize'] ?? String(itemsOf(node.parent!).length)
  return size === '-1' ? '(position unknown)' : `${position} of ${size}`
}

function sizeOf(list: AccessibleNode): string {
  const size = itemsOf(list)[0]?.attributes['aria-setsize']
  if (size === '-1') return 'an unknown number of'
  return size ?? String(itemsOf(list).length)
}

function itemsOf(list: AccessibleNode): AccessibleNode[] {
  return list.children.filter(({ role }) => role === 'listitem' || role === 'article')
}

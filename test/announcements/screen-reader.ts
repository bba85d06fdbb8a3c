import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'

import { descendantsOf, readAccessibilityTree, type AccessibleNode } from './accessibility-tree.js'
import { watchLiveRegions } from './live-regions.js'
import { describe, describeFocus } from './speech.js'

/** Read when a screen reader reads the page from top to bottom. Their content is part of their name. */
const LEAVES = ['heading', 'link', 'button', 'radio', 'image', 'StaticText', 'combobox', 'textbox', 'option']
const CONTAINERS = ['banner', 'main', 'contentinfo', 'navigation', 'region', 'form', 'list', 'feed', 'group']
const ITEMS = ['listitem', 'article', 'status', 'alert']

export interface ScreenReader {
  /** Reads the page from top to bottom. */
  readonly readPage: () => Promise<void>
  /** Presses a key, e.g. `Shift+Tab`, and announces the focus. */
  readonly press: (key: string) => Promise<void>
  /** Waits for an announcement of a live region. */
  readonly hear: (text: string) => Promise<void>
  /** Announces the focus if the page moved it. */
  readonly noticeFocus: () => Promise<void>
  /** Writes down what happens without the user. */
  readonly note: (text: string) => void
  /** All that was announced, in order. */
  readonly transcript: () => string
}

export function startScreenReader(title: string): ScreenReader & { readonly stop: () => void } {
  const lines: string[] = [title]
  let focus: AccessibleNode | undefined
  let heardUntil = 0
  // Screen readers speak the focus first, and polite announcements afterwards.
  let waiting: string[] | undefined
  const regions = watchLiveRegions((line) => (waiting ?? lines).push(`  ${line}`))

  async function moveFocus(prefix: string): Promise<void> {
    const tree = await readAccessibilityTree()
    const focused = descendantsOf(tree).findLast(({ properties }) => properties.focused === true)
    const node =
      focused?.role === 'RootWebArea' ? undefined : focused && (activeOptionOf(focused, tree) ?? focused)
    const spoken = node ? describeFocus(node, focus) : 'the page, no element'
    const isSame = node && focus && node.role === focus.role && node.name === focus.name
    if (isSame && spoken !== describe(focus!)) lines.push(`  is now: ${spoken}`)
    else if (!isSame && (node || focus)) lines.push(prefix + spoken)
    focus = node
  }

  return {
    async readPage() {
      lines.push('Reads the page:')
      const read = (node: AccessibleNode, depth: number): void => {
        const isLeaf = LEAVES.includes(node.role)
        const isSpoken = isLeaf || CONTAINERS.includes(node.role) || ITEMS.includes(node.role)
        if (isSpoken) {
          const holdsLink = node.role === 'heading' && descendantsOf(node).some(({ role }) => role === 'link')
          const text =
            node.role === 'StaticText' ? node.name.trim() : describe(node) + (holdsLink ? ', link' : '')
          if (text) lines.push(`${'  '.repeat(depth)}${text}`)
        }
        if (!isLeaf) for (const child of node.children) read(child, depth + (isSpoken ? 1 : 0))
      }
      read(await readAccessibilityTree(), 1)
    },
    async press(key) {
      lines.push(key)
      waiting = []
      await act(() => userEvent.keyboard(toKeyboardText(key)))
      await moveFocus('  ')
      lines.push(...waiting)
      waiting = undefined
    },
    async hear(text) {
      await waitFor(() => {
        const index = lines.findIndex((line, at) => at >= heardUntil && line.endsWith(`: "${text}"`))
        expect(index, lines.join('\n')).toBeGreaterThan(0)
        heardUntil = index + 1
      })
    },
    noticeFocus: () => moveFocus('  the focus moves: '),
    note: (text) => lines.push(`[${text}]`),
    transcript: () => `${lines.join('\n')}\n`,
    stop: regions.stop,
  }
}

/** The option of a combobox that the arrow keys reached: the focus stays in the field, and screen readers read the option. */
function activeOptionOf(field: AccessibleNode, tree: AccessibleNode): AccessibleNode | undefined {
  const id = field.attributes['aria-activedescendant']
  return id ? descendantsOf(tree).find(({ attributes }) => attributes.id === id) : undefined
}

/** `Shift+Tab` as `{Shift>}{Tab}{/Shift}`. */
function toKeyboardText(key: string): string {
  const [last = '', ...modifiers] = key.split('+').reverse()
  return modifiers.reduce(
    (text, modifier) => `{${modifier}>}${text}{/${modifier}}`,
    `{${last === 'Space' ? ' ' : last}}`,
  )
}

import { ref, watch, type Ref } from 'vue'

interface TabKind {
  readonly label: string
  readonly choices: readonly { readonly slot: string; readonly name: string }[]
  /** One choice for all tabs of this kind on the site, kept by the browser. */
  readonly storageKey?: string
}

export const tabKinds = {
  framework: {
    label: 'Framework',
    choices: [
      { slot: 'vite', name: 'Vite' },
      { slot: 'next', name: 'Next' },
      { slot: 'react-router', name: 'React Router' },
    ],
    storageKey: 'storefront-react-framework',
  },
  next: {
    label: 'Next',
    choices: [
      { slot: 'pages', name: 'Pages' },
      { slot: 'caching', name: 'Caching' },
      { slot: 'recipes', name: 'Recipes' },
      { slot: 'agents', name: 'Agents' },
    ],
  },
  style: {
    label: 'Style with',
    choices: [
      { slot: 'css', name: 'CSS' },
      { slot: 'tailwind', name: 'Tailwind CSS' },
    ],
    storageKey: 'storefront-react-style',
  },
  block: {
    label: 'Block',
    choices: [
      { slot: 'preview', name: 'Preview' },
      { slot: 'code', name: 'Code' },
    ],
  },
} satisfies Record<string, TabKind>

export type TabKindName = keyof typeof tabKinds

const shared = new Map<string, Ref<string>>()
const read = new Set<string>()

const startOf = ({ choices }: TabKind) => ref(choices[0]?.slot ?? '')

export function choiceOf(kind: TabKind): Ref<string> {
  const { storageKey } = kind
  if (!storageKey) return startOf(kind)
  const choice = shared.get(storageKey) ?? startOf(kind)
  shared.set(storageKey, choice)
  return choice
}

/** After hydration, because the server does not know the choice. */
export function readChoice({ choices, storageKey }: TabKind, choice: Ref<string>): void {
  if (!storageKey || read.has(storageKey)) return
  read.add(storageKey)
  const stored = localStorage.getItem(storageKey)
  choice.value = choices.find(({ slot }) => slot === stored)?.slot ?? choice.value
  watch(choice, (slot) => localStorage.setItem(storageKey, slot))
}

import { ref, watch } from 'vue'

export const frameworks = [
  { slot: 'vite', name: 'Vite' },
  { slot: 'next', name: 'Next' },
  { slot: 'react-router', name: 'React Router' },
] as const

type Slot = (typeof frameworks)[number]['slot']

const STORAGE_KEY = 'storefront-react-framework'

/** One choice for all tabs of the site. */
export const framework = ref<Slot>('vite')

let isRead = false

/** After hydration, because the server does not know the choice. */
export function readFramework() {
  if (isRead) return
  isRead = true
  const stored = localStorage.getItem(STORAGE_KEY)
  framework.value = frameworks.find(({ slot }) => slot === stored)?.slot ?? framework.value
  watch(framework, (slot) => localStorage.setItem(STORAGE_KEY, slot))
}

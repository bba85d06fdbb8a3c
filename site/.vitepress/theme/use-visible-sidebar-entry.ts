import { useRoute } from 'vitepress'
import { nextTick, onMounted, watch } from 'vue'

/** Pixels of the sidebar that stay in view around the entry. */
const MARGIN = 96

/** Scrolls the sidebar to the entry of the page, also the closed one of a phone, and names it for screen readers. */
export function useVisibleSidebarEntry(): void {
  const route = useRoute()
  const show = async () => {
    await nextTick()
    const sidebar = document.querySelector('.VPSidebar')
    for (const link of sidebar?.querySelectorAll('[aria-current]') ?? []) link.removeAttribute('aria-current')
    const link = sidebar?.querySelector('.VPSidebarItem.is-active > .item > .link')
    if (!sidebar || !link) return
    link.setAttribute('aria-current', 'page')
    const { top, bottom } = sidebar.getBoundingClientRect()
    const entry = link.getBoundingClientRect()
    if (entry.top < top + MARGIN) sidebar.scrollTop += entry.top - top - MARGIN
    else if (entry.bottom > bottom - MARGIN) sidebar.scrollTop += entry.bottom - bottom + MARGIN
  }
  onMounted(show)
  watch(() => route.path, show, { flush: 'post' })
}

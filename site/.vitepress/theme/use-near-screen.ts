import { onBeforeUnmount, onMounted, type Ref } from 'vue'

/** Calls `start` once, when the element comes near the screen, and never while VitePress renders the page to HTML. */
export function useNearScreen(element: Ref<HTMLElement | undefined>, start: () => void): void {
  let observer: IntersectionObserver | undefined
  onMounted(() => {
    observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer?.disconnect()
        start()
      },
      { rootMargin: '200px' },
    )
    if (element.value) observer.observe(element.value)
  })
  onBeforeUnmount(() => observer?.disconnect())
}

const NAME = 'product-picture'
/** A page that takes longer opens without the picture: until then, the browser shows the old page as a picture. */
const MAX_WAIT_MS = 800

let isOpening = false

/** The picture of a card moves to its place on the product page, where the browser has view transitions. */
export function letPicturesArrive(): void {
  if (!('startViewTransition' in document)) return
  // Before the router, which opens the page after the browser has taken a picture of this one.
  document.addEventListener('click', onClick, { capture: true })
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, loadPage)
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('a[href^="#/products/"]') : null

/** Loads the code of the product page before the click. */
function loadPage(event: Event): void {
  if (linkOf(event)) void import('../../examples/vite/src/routes/product-page.js')
}

function onClick(event: MouseEvent): void {
  if (isOpening || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const link = linkOf(event)
  const picture = link?.closest('[data-item-id]')?.querySelector('img')
  if (!link || !picture || !isOnScreen(picture)) return
  event.preventDefault()
  event.stopPropagation()
  open(link, picture)
}

function open(link: HTMLElement, from: HTMLElement): void {
  let to: HTMLElement | undefined
  from.style.viewTransitionName = NAME
  const { finished } = document.startViewTransition(async () => {
    from.style.viewTransitionName = ''
    isOpening = true
    link.click()
    isOpening = false
    to = await pictureOfNewPage()
    if (to) to.style.viewTransitionName = NAME
  })
  void finished.finally(() => {
    if (to) to.style.viewTransitionName = ''
  })
}

const mainPicture = () =>
  document.querySelector<HTMLImageElement>('main [role="group"] > div > img[data-status]')

/** Resolves with nothing if the page takes too long, or has no picture. */
function pictureOfNewPage(): Promise<HTMLElement | undefined> {
  const old = mainPicture()
  return new Promise((resolve) => {
    const look = () => {
      const picture = mainPicture()
      if (!picture || picture === old) return
      observer.disconnect()
      // Without its pixels, the picture would fade.
      picture.decode().then(
        () => resolve(picture),
        () => resolve(undefined),
      )
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => {
      observer.disconnect()
      resolve(undefined)
    }, MAX_WAIT_MS)
  })
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

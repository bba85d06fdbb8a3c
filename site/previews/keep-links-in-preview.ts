/** A link of a block leads to a page of your shop. Here it would leave the preview. */
export function keepLinksInPreview(page: Document): void {
  const stay = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
  }
  // After the handlers of the block: a link in a drawer also closes the drawer.
  for (const type of ['click', 'auxclick', 'submit']) page.addEventListener(type, stay)
}

'use client'
import { useShopTexts } from '../shop-ui/shop-texts'

export interface SkipLinkProps {
  /** Id of the main content, which has `tabIndex={-1}`. */
  readonly target?: string
}

/** The first link of a page: someone with a keyboard does not press Tab through the header on each page. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  const texts = useShopTexts()
  return (
    <a
      className="absolute start-2 -top-20 z-20 rounded-md bg-foreground px-4 py-2 text-background focus:top-2 forced-colors:border"
      href={`#${target}`}
      onClick={(event) => {
        // A new hash would be a navigation for the router.
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {texts.skip}
    </a>
  )
}

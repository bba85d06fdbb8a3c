import type { ComponentProps, MouseEvent } from 'react'

import { useRouter } from './router.js'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the shop, such as `/cart`. */
  readonly to: string
}

/** A real link. A plain click stays in the story; other clicks are left to the browser. */
export function Link({ to, onClick, ...props }: LinkProps) {
  const { path, navigate } = useRouter()
  return (
    <a
      {...props}
      href={`#${to}`}
      aria-current={path === to ? 'page' : undefined}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || opensNewTab(event)) return
        event.preventDefault()
        navigate(to)
      }}
    />
  )
}

const opensNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

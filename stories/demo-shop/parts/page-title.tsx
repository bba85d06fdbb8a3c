import type { ReactNode } from 'react'

/** Names the `main` of the page. */
export function PageTitle({ children }: { readonly children: ReactNode }) {
  return <h1 id="demo-title">{children}</h1>
}

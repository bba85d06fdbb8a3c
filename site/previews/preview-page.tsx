import type { ReactNode } from 'react'

/** The page around a block: a landmark, and a heading that a block itself does not have. */
export function PreviewPage({
  title,
  children,
}: {
  /** Hidden visually. Without it, the block has the heading of the page. */
  readonly title?: string
  readonly children: ReactNode
}) {
  return (
    <main className="mx-auto grid max-w-6xl grid-cols-1 gap-8 p-4 sm:p-8">
      {title !== undefined && <h1 className="sr-only">{title}</h1>}
      {children}
    </main>
  )
}

/** The bar on top of a shop, for the blocks that are a button in it. */
export function PreviewHeader({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <header className="sticky top-0 z-10 flex items-center gap-2 border-b bg-background px-4 py-2 sm:px-8">
      <p className="me-auto font-semibold">{name}</p>
      {children}
    </header>
  )
}

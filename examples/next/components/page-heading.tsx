import type { ReactNode } from 'react'

export function PageHeading({ children }: { readonly children: ReactNode }) {
  return (
    <h1 className="mb-6 text-3xl font-semibold tracking-tight text-balance wrap-anywhere md:text-4xl">
      {children}
    </h1>
  )
}

import { Component, type ReactNode } from 'react'

import { providerErrorMessage } from './error-texts.js'

interface Fiber {
  readonly return?: Fiber | null
  readonly memoizedProps?: { readonly value?: unknown } | null
}

interface QueryProviderCheckProps {
  /** The query client that the provider has created. */
  readonly queryClient: object
  readonly children?: undefined
}

/** Warns once in development. */
let hasWarned = false

/**
 * Warns, in development, about a query client that a provider above has and that the hooks do not see. Two copies of
 * TanStack Query have two contexts, and no API of React says which contexts exist, so this reads React's own tree. If
 * a later React has another tree, there is no warning.
 */
export class QueryProviderCheck extends Component<QueryProviderCheckProps> {
  override componentDidMount(): void {
    let fiber = (this as { readonly _reactInternals?: Fiber })._reactInternals?.return
    while (fiber && !hasWarned) {
      const value = fiber.memoizedProps?.value
      if (value !== this.props.queryClient && isQueryClient(value)) {
        hasWarned = true
        console.warn(providerErrorMessage('other-query-provider'))
      }
      fiber = fiber.return
    }
  }

  override render(): ReactNode {
    return null
  }
}

/** A client of another copy is not an instance of this copy's class. */
function isQueryClient(value: unknown): boolean {
  return (
    typeof (value as { readonly getQueryCache?: unknown } | null | undefined)?.getQueryCache === 'function'
  )
}

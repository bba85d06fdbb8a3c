'use client'
import { Component, type ReactNode } from 'react'

interface BeforeCommitProps<T> {
  readonly value: T
  /** Called before React changes the DOM for a new value. */
  readonly onBeforeCommit: (before: T, after: T) => void
}

/**
 * Lets its parent measure the DOM right before a commit. A class, because `getSnapshotBeforeUpdate` has no hook
 * equivalent.
 *
 * @see https://react.dev/reference/react/Component#getsnapshotbeforeupdate
 */
export class BeforeCommit<T> extends Component<BeforeCommitProps<T>> {
  override getSnapshotBeforeUpdate({ value }: BeforeCommitProps<T>): null {
    if (value !== this.props.value) this.props.onBeforeCommit(value, this.props.value)
    return null
  }

  override componentDidUpdate(): void {
    // React warns about `getSnapshotBeforeUpdate` without this method.
  }

  override render(): ReactNode {
    return null
  }
}

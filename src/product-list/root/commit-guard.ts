'use client'
import { Component, type ReactNode } from 'react'

interface CommitGuardProps<T> {
  readonly value: T
  /** Called before each commit with another value, with the last one and that. */
  readonly onCommit: (before: T, after: T) => void
}

/**
 * Lets its parent look at the DOM right before a commit changes it. The one thing that hooks have no words for.
 *
 * @see https://react.dev/reference/react/Component#getsnapshotbeforeupdate
 */
export class CommitGuard<T> extends Component<CommitGuardProps<T>> {
  override getSnapshotBeforeUpdate({ value }: CommitGuardProps<T>): null {
    if (value !== this.props.value) this.props.onCommit(value, this.props.value)
    return null
  }

  override componentDidUpdate(): void {
    // React wants it beside the other.
  }

  override render(): ReactNode {
    return null
  }
}

'use client'
import { Component, type ReactNode } from 'react'

interface CommitGuardProps<T> {
  readonly value: T
  /** Called before each commit with another value; what it returns is called once the DOM has changed. */
  readonly guard: (before: T, after: T) => (() => void) | undefined
}

/**
 * Looks at the DOM right before a commit changes it and again right after, before anything is painted. The one
 * thing that hooks have no words for.
 *
 * @see https://react.dev/reference/react/Component#getsnapshotbeforeupdate
 */
export class CommitGuard<T> extends Component<CommitGuardProps<T>> {
  override getSnapshotBeforeUpdate({ value }: CommitGuardProps<T>): (() => void) | null {
    return (value !== this.props.value && this.props.guard(value, this.props.value)) || null
  }

  override componentDidUpdate(_props: unknown, _state: unknown, afterCommit: (() => void) | null): void {
    afterCommit?.()
  }

  override render(): ReactNode {
    return null
  }
}

'use client'
import { Component, type ReactNode } from 'react'

interface BeforeCommitProps<T> {
  readonly value: T
  readonly onBeforeCommit: (before: T, after: T) => void
}

// A class, because `getSnapshotBeforeUpdate` has no hook equivalent.
// https://react.dev/reference/react/Component#getsnapshotbeforeupdate
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

import { fireEvent, render, screen } from '@testing-library/react'
import { forwardRef, type MouseEvent } from 'react'
import { expect, it, vi } from 'vitest'

import { describePart } from '../../test/describe-part.js'
import { usePart, type PartProps } from './use-part.js'

interface BadgeState extends Record<string, unknown> {
  tone: string
  busy: boolean
  quiet: boolean
}

type BadgeProps = PartProps<'span', BadgeState> & { onOwnClick?: () => void }

const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge({ onOwnClick, ...props }, ref) {
  const state: BadgeState = { tone: 'warm', busy: true, quiet: false }
  return usePart('span', props, ref, state, { title: 'own title', className: 'own', onClick: onOwnClick })
})

describePart('Badge', {
  tag: 'span',
  otherTag: 'strong',
  state: { tone: 'warm', busy: true, quiet: false },
  renderPart: (props) => <Badge {...(props as BadgeProps)} />,
})

it("usePart keeps the part's own props and adds the user's classes", () => {
  render(<Badge data-testid="badge" className="theirs" />)
  expect(screen.getByTestId('badge').title).toBe('own title')
  expect(screen.getByTestId('badge').className.split(' ').toSorted()).toEqual(['own', 'theirs'])
})

it("usePart runs the user's handler first, which can prevent the part's handler", () => {
  const calls: string[] = []
  const own = vi.fn(() => calls.push('own'))
  const { rerender } = render(
    <Badge data-testid="badge" onOwnClick={own} onClick={() => calls.push('user')} />,
  )
  fireEvent.click(screen.getByTestId('badge'))
  expect(calls).toEqual(['user', 'own'])

  rerender(
    <Badge
      data-testid="badge"
      onOwnClick={own}
      onClick={(event: MouseEvent & { preventBaseUIHandler?: () => void }) => event.preventBaseUIHandler?.()}
    />,
  )
  fireEvent.click(screen.getByTestId('badge'))
  expect(own).toHaveBeenCalledOnce()
})

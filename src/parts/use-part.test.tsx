import { fireEvent, render, screen } from '@testing-library/react'
import { forwardRef, lazy, Suspense, version, type MouseEvent, type ReactElement } from 'react'
import { expect, it, vi } from 'vitest'

import { describePart } from '../../test/describe-part.js'
import { usePart, type PartProps } from './use-part.js'

interface BadgeState {
  tone: string
  busy: boolean
  quiet: boolean
}

type BadgeProps = PartProps<'span', BadgeState> & { onOwnClick?: () => void }

const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge({ onOwnClick, ...props }, ref) {
  const state: BadgeState = { tone: 'warm', busy: true, quiet: false }
  return usePart({
    tag: 'span',
    props,
    ref,
    state,
    ownProps: { title: 'own title', className: 'own', onClick: onOwnClick },
  })
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

it('usePart adds preventBaseUIHandler to an event that the part does not handle', () => {
  const stopped = vi.fn()
  render(
    <Badge
      data-testid="badge"
      onDoubleClick={(event: MouseEvent & { preventBaseUIHandler?: () => void }) => {
        event.preventBaseUIHandler?.()
        stopped(Reflect.get(event, 'baseUIHandlerPrevented'))
      }}
    />,
  )
  fireEvent.doubleClick(screen.getByTestId('badge'))
  expect(stopped).toHaveBeenCalledExactlyOnceWith(true)
})

it.each([null, undefined, 'a string'])('usePart passes %o to a handler of the `render` element', (value) => {
  const own = vi.fn()
  const theirs = vi.fn()
  const Custom = ({ onClick }: { onClick?: (value: unknown) => void }) => {
    onClick?.(value)
    return null
  }
  render(<Badge onOwnClick={own} render={<Custom onClick={theirs} />} />)
  expect(theirs).toHaveBeenCalledExactlyOnceWith(value)
  expect(own).toHaveBeenCalledExactlyOnceWith(value)
})

it('usePart calls a callback ref once, however often the part renders', () => {
  const ref = vi.fn()
  const { rerender, unmount } = render(<Badge data-testid="badge" ref={ref} title="first" />)
  rerender(<Badge data-testid="badge" ref={ref} title="second" />)
  expect(ref.mock.calls).toEqual([[screen.getByTestId('badge')]])
  unmount()
  expect(ref).toHaveBeenLastCalledWith(null)
})

it.runIf(parseInt(version, 10) >= 19)('usePart runs the clean-up function of a callback ref', () => {
  const cleanUp = vi.fn()
  const ref = vi.fn(() => cleanUp)
  const { unmount } = render(<Badge ref={ref} />)
  unmount()
  expect(cleanUp).toHaveBeenCalledOnce()
  expect(ref).toHaveBeenCalledOnce()
})

it("usePart lets the handler of a `render` element stop the part's handler", () => {
  const own = vi.fn()
  const stop = (event: MouseEvent & { preventBaseUIHandler?: () => void }) => event.preventBaseUIHandler?.()
  render(<Badge data-testid="badge" onOwnClick={own} render={<b onClick={stop} />} />)
  fireEvent.click(screen.getByTestId('badge'))
  expect(own).not.toHaveBeenCalled()
})

// `Children.toArray` unwraps lazy elements since React 19, the first version whose server components pass them.
it.runIf(parseInt(version, 10) >= 19)(
  'usePart unwraps a lazy `render` element, as a server component passes it',
  async () => {
    const element = <b lang="fr" />
    const wrapper = lazy(() => Promise.resolve({ default: element as never })) as unknown as ReactElement
    const Shown = () => <Badge data-testid="badge" className="theirs" render={wrapper} />
    render(
      <Suspense>
        <Shown />
      </Suspense>,
    )
    expect(await screen.findByTestId('badge')).toMatchObject({ localName: 'b', lang: 'fr' })
  },
)

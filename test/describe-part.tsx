import { render, screen } from '@testing-library/react'
import { createElement, createRef, type ReactElement, type ReactNode, type Ref } from 'react'
import { describe, expect, it, vi } from 'vitest'

export interface PartUnderTest {
  readonly tag: string
  /** A tag that is valid in place of the default one. Default: the same tag. */
  readonly otherTag?: string
  readonly renderPart: (props: PartTestProps) => ReactNode
  readonly state: Readonly<Record<string, unknown>>
}

export interface PartTestProps {
  readonly 'data-testid': string
  readonly ref?: Ref<Element>
  readonly id?: string
  readonly title?: string
  readonly lang?: string
  readonly onFocus?: () => void
  readonly className?: unknown
  readonly style?: unknown
  readonly render?: unknown
}

/** Conformance tests of every headless part. */
export function describePart(name: string, { tag, otherTag = tag, renderPart, state }: PartUnderTest): void {
  const part = () => screen.getByTestId('part')
  const renderWith = (props: Omit<PartTestProps, 'data-testid'> = {}) =>
    render(renderPart({ 'data-testid': 'part', ...props }))

  describe(`${name} is a part`, () => {
    it(`renders one ${tag}`, () => {
      renderWith()
      expect(screen.getAllByTestId('part')).toHaveLength(1)
      expect(part().localName).toBe(tag)
    })

    it('forwards props and handlers to its element', () => {
      const onFocus = vi.fn()
      renderWith({ id: 'mine', title: 'hint', lang: 'fr', onFocus })
      expect(part()).toMatchObject({ id: 'mine', title: 'hint', lang: 'fr' })
      part().dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      expect(onFocus).toHaveBeenCalledOnce()
    })

    it('sets its ref, and clears the ref when it unmounts', () => {
      const ref = createRef<Element>()
      const { unmount } = renderWith({ ref })
      expect(ref.current).toBe(part())
      unmount()
      expect(ref.current).toBeNull()
    })

    it('renders the element in `render` with both sets of props, classes and refs', () => {
      const [outer, inner] = [createRef<Element>(), createRef<Element>()]
      renderWith({
        ref: outer,
        id: 'mine',
        className: 'of-part',
        render: createElement(otherTag, { ref: inner, lang: 'fr', className: 'of-element' }),
      })
      expect(screen.getAllByTestId('part')).toHaveLength(1)
      expect(part().localName).toBe(otherTag)
      expect(part()).toMatchObject({ id: 'mine', lang: 'fr' })
      expect([...part().classList]).toEqual(expect.arrayContaining(['of-element', 'of-part']))
      expect(outer.current).toBe(part())
      expect(inner.current).toBe(part())
    })

    it('renders the element that a `render` function of props and state returns', () => {
      const seen = vi.fn()
      const ref = createRef<Element>()
      renderWith({
        ref,
        id: 'mine',
        render: (props: object, given: unknown): ReactElement => {
          seen(given)
          return createElement(otherTag, { ...props, title: 'made by a function' })
        },
      })
      expect(screen.getAllByTestId('part')).toHaveLength(1)
      expect(part()).toMatchObject({ localName: otherTag, id: 'mine', title: 'made by a function' })
      expect(ref.current).toBe(part())
      expect(seen).toHaveBeenLastCalledWith(expect.objectContaining(state))
    })

    it('accepts className and style as values', () => {
      renderWith({ className: 'one two', style: { color: 'red' } })
      expect([...part().classList]).toEqual(expect.arrayContaining(['one', 'two']))
      expect(part().style.color).toBe('red')
    })

    it('accepts className and style as functions of its state', () => {
      const className = vi.fn(() => 'computed')
      const style = vi.fn(() => ({ color: 'red' }))
      renderWith({ className, style })
      expect(part().classList).toContain('computed')
      expect(part().style.color).toBe('red')
      expect(className).toHaveBeenLastCalledWith(expect.objectContaining(state))
      expect(style).toHaveBeenLastCalledWith(expect.objectContaining(state))
    })

    it('writes its state as data-* attributes', () => {
      renderWith()
      const shown = Object.fromEntries(
        Object.keys(state).map((key) => [key, part().getAttribute(`data-${key.toLowerCase()}`)]),
      )
      expect(shown).toEqual(
        Object.fromEntries(
          Object.entries(state).map(([key, value]) => [
            key,
            value === true ? '' : value ? String(value as string | number) : null,
          ]),
        ),
      )
    })
  })
}

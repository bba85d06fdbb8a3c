'use client'

import { mergeProps } from '@base-ui/react/merge-props'
import { useRender } from '@base-ui/react/use-render'
import type { ComponentPropsWithoutRef, CSSProperties, ReactElement, Ref } from 'react'

/**
 * Props of every part: those of its element, `render` to replace that element, and `className` and `style` as values
 * or as functions of the part's state.
 *
 * @see https://base-ui.com/react/utils/use-render for `render`.
 */
export type PartProps<Tag extends PartTag, State> = Omit<
  ComponentPropsWithoutRef<Tag>,
  'className' | 'style' | 'children'
> & {
  readonly children?: ComponentPropsWithoutRef<Tag>['children'] | undefined
  readonly className?: string | ((state: State) => string | undefined) | undefined
  readonly style?: CSSProperties | ((state: State) => CSSProperties | undefined) | undefined
  /** An element that receives the props, or a function of props and state that returns an element. */
  readonly render?: ReactElement | ((props: PartRenderProps, state: State) => ReactElement) | undefined
}

/** The props that a `render` function spreads on its element. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the function chooses the element, so the props fit any
export type PartRenderProps = React.HTMLAttributes<any> & { ref?: Ref<any> | undefined }

type PartTag = keyof React.JSX.IntrinsicElements

/** `true` becomes `data-key=""`, a text `data-key="text"`; other values are left out. */
type PartState = Readonly<Record<string, unknown>>

/**
 * Renders one part as one element, with the state as `data-*`. The user's props override the part's; of two event
 * handlers both run, the user's first.
 *
 * @param ref the ref forwarded to the part, or several refs
 */
export function usePart<State extends PartState, TElement extends Element>(
  defaultTagName: PartTag,
  { render, className, style, ...userProps }: Pick<PartProps<'div', State>, 'render' | 'className' | 'style'>,
  ref: Ref<TElement> | Ref<TElement>[],
  state: State,
  ownProps: object = {},
): ReactElement {
  return useRender({
    defaultTagName,
    render,
    ref,
    state,
    props: mergeProps<'div'>(ownProps, userProps, {
      className: typeof className === 'function' ? className(state) : className,
      style: typeof style === 'function' ? style(state) : style,
    }),
  })
}

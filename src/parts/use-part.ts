'use client'

import { mergeProps } from '@base-ui/react/merge-props'
import { useRender } from '@base-ui/react/use-render'
import type { ComponentPropsWithoutRef, CSSProperties, ReactElement, Ref } from 'react'

/**
 * What every part takes: the props of its element, `render` to put another element in its place, and
 * `className` and `style` as values or as functions of the part's state.
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
  /** An element to take the props, or a function of props and state that returns one. */
  readonly render?: ReactElement | ((props: PartRenderProps, state: State) => ReactElement) | undefined
}

/** The props that a `render` function spreads on the element it returns. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- it fits whichever element the function chooses
export type PartRenderProps = React.HTMLAttributes<any> & { ref?: Ref<any> | undefined }

type PartTag = keyof React.JSX.IntrinsicElements

/** What a part's state may hold: `true` becomes `data-key=""`, text `data-key="text"`, the rest nothing. */
type PartState = Readonly<Record<string, unknown>>

/**
 * Renders one part as one element: our props, then the user's over them (handlers of both run, the user's
 * first), the state as `data-*`.
 *
 * @param ref The ref forwarded to the part, or several to fill at once.
 */
export function usePart<State extends PartState>(
  defaultTagName: PartTag,
  { render, className, style, ...userProps }: Pick<PartProps<'div', State>, 'render' | 'className' | 'style'>,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the element is the caller's to know
  ref: Ref<any> | Ref<any>[],
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

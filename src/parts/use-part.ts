'use client'
import {
  cloneElement,
  createElement,
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type ReactElement,
  type Ref,
  Children,
  isValidElement,
  version,
} from 'react'

import { mergeProps } from './merge-props.js'
import { useMergedRefs } from './use-merged-refs.js'

const REACT_LAZY_TYPE = Symbol.for('react.lazy')

/** The `render` prop, unwrapped: an element from a server component arrives as a lazy wrapper without props. (facebook/react #32392) */
function unwrapLazy<T>(render: T): T {
  if ((render as { $$typeof?: symbol } | undefined)?.$$typeof !== REACT_LAZY_TYPE) return render
  const unwrapped: unknown = Children.toArray(render as ReactElement)[0]
  return isValidElement(unwrapped) ? (unwrapped as T) : render
}

/** The ref of an element: a prop since React 19; reading the other place makes React warn. */
function elementRef(element: unknown): Ref<never> | undefined {
  if (!isValidElement<{ ref?: Ref<never> }>(element)) return undefined
  return parseInt(version, 10) >= 19 ? element.props.ref : (element as { ref?: Ref<never> }).ref
}

/**
 * Props of an element. `className` and `style` can be functions of the state, which is also rendered as `data-*`.
 * @see https://base-ui.com/react/utils/use-render for `render`
 */
export type PartProps<Tag extends keyof React.JSX.IntrinsicElements, State> = Omit<
  ComponentPropsWithoutRef<Tag>,
  'className' | 'style' | 'children'
> & {
  readonly children?: ComponentPropsWithoutRef<Tag>['children'] | undefined
  readonly className?: string | ((state: State) => string | undefined) | undefined
  readonly style?: CSSProperties | ((state: State) => CSSProperties | undefined) | undefined
  /** An element that receives the props, or a function of props and state that returns an element. */
  readonly render?: ReactElement | ((props: PartRenderProps, state: State) => ReactElement) | undefined
}

/** `href` is a string for a link, such as `ProductList.Next` with `getPageHref`, and otherwise undefined. */
/* oxlint-disable typescript/no-explicit-any -- the function chooses the element, so the props fit any; routers' links
   require a string, so `href` fits them too */
export type PartRenderProps = React.HTMLAttributes<any> & { ref?: Ref<any> | undefined; href?: any }
/* oxlint-enable typescript/no-explicit-any */

interface PartOptions<State, TElement> {
  /** The default element; `render` can replace it. */
  readonly tag: keyof React.JSX.IntrinsicElements
  /** What the user passed, without the ref. */
  readonly props: Pick<PartProps<'div', State>, 'render' | 'className' | 'style'>
  /** The forwarded ref, or that ref and one of the part itself. */
  readonly ref: Ref<TElement> | readonly Ref<TElement>[]
  /** `true` becomes `data-key=""`, a string `data-key="string"`; other values are left out. */
  readonly state?: State | undefined
  readonly ownProps?: object | undefined
}

/** Renders an element. The user's props override the part's, and the user's handlers run first. */
export function usePart<State extends object, TElement extends Element>({
  tag,
  props: { render, className, style, ...userProps },
  ref,
  state = {} as State,
  ownProps = {},
}: PartOptions<State, TElement>): ReactElement {
  const element = unwrapLazy(render)
  const [forwardedRef, ownRef] = (Array.isArray(ref) ? ref : [ref]) as readonly Ref<TElement>[]
  const mergedRef = useMergedRefs<TElement>(elementRef(element), forwardedRef, ownRef)
  const props: Record<string, unknown> = {
    ...stateAttributes(state),
    ...mergeProps(ownProps as Record<string, unknown>, {
      ...userProps,
      className: typeof className === 'function' ? className(state) : className,
      style: typeof style === 'function' ? style(state) : style,
    }),
  }
  if (mergedRef) props.ref = mergedRef
  if (typeof element === 'function') return element(props, state)
  if (!element) return createElement(tag, props)
  // The merged ref sets the element's own ref too.
  return cloneElement(element as ReactElement<object>, {
    ...mergeProps(props, element.props as Record<string, unknown>),
    ...(mergedRef && { ref: mergedRef }),
  })
}

function stateAttributes(state: object): Record<string, unknown> {
  const attributes: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(state)) {
    if (value)
      attributes[`data-${key.toLowerCase()}`] = value === true ? '' : (value as string | number).toString()
  }
  return attributes
}

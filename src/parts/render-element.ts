import { Children, isValidElement, version, type ReactElement, type Ref } from 'react'

const REACT_LAZY_TYPE = Symbol.for('react.lazy')

/** The `render` prop, unwrapped: an element from a server component arrives as a lazy wrapper without props. (facebook/react #32392) */
export function unwrapLazy<T>(render: T): T {
  if ((render as { $$typeof?: symbol } | undefined)?.$$typeof !== REACT_LAZY_TYPE) return render
  const unwrapped: unknown = Children.toArray(render as ReactElement)[0]
  return isValidElement(unwrapped) ? (unwrapped as T) : render
}

/** The ref of an element: a prop since React 19; reading the other place makes React warn. */
export function elementRef(element: unknown): Ref<never> | undefined {
  if (!isValidElement<{ ref?: Ref<never> }>(element)) return undefined
  return parseInt(version, 10) >= 19 ? element.props.ref : (element as { ref?: Ref<never> }).ref
}

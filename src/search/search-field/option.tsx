'use client'
import { forwardRef, useId, type MouseEvent, type Ref } from 'react'

import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { useSearchList } from './list-context.js'
import { useSearchField } from './search-field-context.js'

/** State of `SearchField.Option`, also as `data-*` attributes. */
export interface SearchFieldOptionState {
  /** Whether the arrow keys reached the option. Enter chooses it. */
  readonly active: boolean
}

/** Props of `SearchField.Option`. */
export interface SearchFieldOptionProps extends PartProps<'a', SearchFieldOptionState> {
  /** The text that a choice puts into the field, for a suggestion. */
  readonly query?: string | undefined
  /** Where a choice leads, for a product. With a router, pass its link as `render`. */
  readonly href?: string | undefined
}

/**
 * A suggestion or a product. Enter on the active option is a click, so `onClick` runs, and a link is followed. Renders a
 * `<div role="option">`, or an `<a role="option">` with `href`. Its text is its name, so it must not contain a control.
 */
export const SearchFieldOption = forwardRef(function SearchFieldOption(
  { query, id: givenId, ...props }: SearchFieldOptionProps,
  ref: Ref<HTMLAnchorElement>,
) {
  const { commit } = useSearchField()
  const { activeId, register, close } = useSearchList()
  const ownId = useId()
  const id = givenId ?? ownId
  const active = id === activeId
  useClientLayoutEffect(() => register(id), [register, id])
  return usePart({
    tag: props.href === undefined ? 'div' : 'a',
    props,
    ref,
    state: { active },
    ownProps: {
      id,
      role: 'option',
      'aria-selected': active,
      // The focus stays in the field; Tab leads past the list.
      tabIndex: -1,
      onClick: ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
        // The link opens in another tab, and the shopper continues here.
        if (ctrlKey || metaKey || shiftKey) return
        close()
        if (query !== undefined) commit(query)
      },
    },
  })
})

'use client'
import { forwardRef, useCallback, useId, useMemo, useRef, useState, type MouseEvent, type Ref } from 'react'

import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import { useInlineStyle } from '../../parts/use-inline-style.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { SearchListContext } from './list-context.js'
import { listEvents } from './list-events.js'
import { useSearchField, type SearchPopup } from './search-field-context.js'

/** State of `SearchField.List`, also as `data-*` attributes. */
export interface SearchFieldListState {
  /** Whether the list is shown. Without options it is not. */
  readonly open: boolean
  /** Whether results are loading. The earlier options stay until then. */
  readonly busy: boolean
}

/** Props of `SearchField.List`. */
export interface SearchFieldListProps extends PartProps<'div', SearchFieldListState> {
  /** Always shows the options, for example in a dialog, where Escape does not close the list. Default `false`. */
  readonly inline?: boolean | undefined
}

const CLOSED = { display: 'none' }

/**
 * Suggestions and products below the field, which becomes a combobox. Typing, a click on the field and the arrow keys open the
 * list as soon as it has options; Escape, a choice and leaving the field close it. Renders a `<div role="listbox">`.
 * @example
 * <SearchField.List>
 *   {results.suggestions.map((query) => (
 *     <SearchField.Option key={query} query={query}>
 *       {query}
 *     </SearchField.Option>
 *   ))}
 * </SearchField.List>
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const SearchFieldList = forwardRef(function SearchFieldList(
  { inline = false, children, ...props }: SearchFieldListProps,
  ref: Ref<HTMLDivElement>,
) {
  const { text, labels, results, inputRef, setPopup } = useSearchField()
  const id = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [count, setCount] = useState(0)
  const [activeId, setActiveId] = useState<string>()
  /** The step of the key that opened the list: its options are mounted after the key. */
  const pendingStep = useRef<1 | -1>(undefined)
  const isMounted = inline || isWanted
  const isOpen = isMounted && count > 0

  // Closing unmounts the options, and a changed number would be announced.
  const [shown, setShown] = useState({ text, count: 0 })
  if (isOpen && (shown.text !== text || shown.count !== count)) setShown({ text, count })
  const optionCount = isMounted ? count : shown.text === text ? shown.count : 0

  const close = useCallback(() => {
    pendingStep.current = undefined
    setActiveId(undefined)
    setWanted(false)
  }, [])
  const register = useCallback((option: string) => {
    setCount((count) => count + 1)
    return () => {
      setCount((count) => count - 1)
      setActiveId((active) => (active === option ? undefined : active))
    }
  }, [])

  useClientLayoutEffect(() => {
    if (count > 0 && pendingStep.current)
      move(optionsIn(listRef.current), undefined, pendingStep.current, setActiveId)
    pendingStep.current = undefined
  }, [count])

  const popup = useMemo<SearchPopup>(() => {
    const open = () => setWanted(true)
    const step = (by: 1 | -1) => {
      if (isOpen) move(optionsIn(listRef.current), activeId, by, setActiveId)
      else {
        pendingStep.current = by
        open()
      }
    }
    const onEdit = () => {
      pendingStep.current = undefined
      setActiveId(undefined)
    }
    const actions = {
      next: () => step(1),
      previous: () => step(-1),
      open,
      close,
      choose: () =>
        optionsIn(listRef.current)
          .find((option) => option.id === activeId)
          ?.click(),
      caret: () => setActiveId(undefined),
    }
    return {
      isOpen,
      optionCount,
      close,
      closesOnEscape: isOpen && !inline,
      inputProps: {
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': id,
        'aria-activedescendant': isOpen ? activeId : undefined,
      },
      // oxlint-disable-next-line react/refs -- reads the ref only in events
      rootProps: listEvents({ actions, inputRef, inline, isOpen, hasActive: !!activeId, onEdit }),
    }
  }, [id, inline, isOpen, activeId, optionCount, inputRef, close])
  useClientLayoutEffect(() => {
    setPopup(popup)
  }, [setPopup, popup])
  useClientLayoutEffect(() => () => setPopup(undefined), [setPopup])

  const style = useInlineStyle(isOpen ? undefined : CLOSED)
  const element = usePart({
    tag: 'div',
    props,
    ref: [listRef, ref],
    state: { open: isOpen, busy: results?.isFetching ?? false },
    ownProps: {
      role: 'listbox',
      id,
      'aria-label': labels.list,
      hidden: !isOpen,
      // A class with `display` would show a hidden list.
      style,
      children: isMounted && children,
      // The field keeps the focus, so that the click does not close the list first.
      onMouseDown: (event: MouseEvent) => {
        if (event.target !== event.currentTarget) event.preventDefault()
      },
    },
  })
  const context = useMemo(() => ({ activeId, register, close }), [activeId, register, close])
  return <SearchListContext.Provider value={context}>{element}</SearchListContext.Provider>
})

function optionsIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role=option]:not([aria-disabled=true])') ?? [])]
}

/** Makes the option before or after the active one active. After the last comes the first. */
function move(
  options: readonly HTMLElement[],
  activeId: string | undefined,
  by: 1 | -1,
  setActiveId: (id: string | undefined) => void,
): void {
  const index = options.findIndex((option) => option.id === activeId)
  const next = options.at(index < 0 ? (by > 0 ? 0 : -1) : (index + by) % options.length)
  setActiveId(next?.id)
  // jsdom, in which apps test, has no layout and no such method.
  if (next && 'scrollIntoView' in next) next.scrollIntoView({ block: 'nearest' })
}

'use client'
import type { ReactElement, Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { useGallery } from './gallery-context.js'

/** A button to a neighbour of the picture that is shown. */
export function useStep(
  direction: 'previous' | 'next',
  props: PartProps<'button', { readonly disabled: boolean }>,
  ref: Ref<HTMLButtonElement>,
): ReactElement | null {
  const { images, index, labels, show } = useGallery()
  const target = direction === 'next' ? index + 1 : index - 1
  const disabled = !images[target]
  const element = usePart({
    tag: 'button',
    props,
    ref,
    state: { disabled },
    ownProps: {
      type: 'button',
      // Not `disabled`: the button would lose the focus at the last picture.
      'aria-disabled': disabled || undefined,
      // Also as a name, because most shops replace the text by an arrow.
      'aria-label': labels[direction],
      children: labels[direction],
      onClick: () => show(target, direction),
    },
  })
  return images.length > 1 ? element : null
}

'use client'
import { forwardRef, Fragment, type Ref } from 'react'

import { getParagraphs } from '../core/readers/get-paragraphs.js'
import { usePart, type PartProps } from '../parts/use-part.js'

/** Read as `data-html`. */
export interface DescriptionState extends Record<string, unknown> {
  /** It is rendered as HTML that the app's sanitiser returned. */
  readonly html: boolean
}

export interface DescriptionProps extends Omit<
  PartProps<'div', DescriptionState>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** The description as the API sends it, text or HTML. */
  readonly text: string | null | undefined
  /**
   * Makes HTML safe, e.g. DOMPurify's `sanitize`; then the description is rendered as HTML. Whatever it
   * returns goes to the page as it is. Without it, the description is text, whatever it contains.
   */
  readonly sanitize?: ((html: string) => string) | undefined
}

/**
 * A description: as plain paragraphs, or as HTML through a sanitiser of the app's. Renders a `<div>`; an empty
 * description renders nothing.
 */
export const Description = forwardRef(function Description(
  { text, sanitize, ...props }: DescriptionProps,
  ref: Ref<HTMLDivElement>,
) {
  const html = text && sanitize?.(text)
  const paragraphs = html === undefined ? getParagraphs(text) : []
  const element = usePart(
    'div',
    props,
    ref,
    { html: !!html },
    {
      ...(html
        ? { dangerouslySetInnerHTML: { __html: html } }
        : {
            children: paragraphs.map((paragraph, index) => (
              <p key={index}>
                {paragraph.split('\n').map((line, number) => (
                  <Fragment key={number}>
                    {number > 0 && <br />}
                    {line}
                  </Fragment>
                ))}
              </p>
            )),
          }),
    },
  )
  return html || paragraphs.length ? element : null
})

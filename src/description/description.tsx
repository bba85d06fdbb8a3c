'use client'
import { forwardRef, Fragment, type Ref } from 'react'

import { getParagraphs } from '../core/readers/get-paragraphs.js'
import { usePart, type PartProps } from '../parts/use-part.js'

/** State of the description, as `data-html`. */
export interface DescriptionState extends Record<string, unknown> {
  /** The HTML that `sanitize` returned is rendered. */
  readonly html: boolean
}

export interface DescriptionProps extends Omit<
  PartProps<'div', DescriptionState>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** The description from the API: text or HTML. */
  readonly text: string | null | undefined
  /**
   * Makes HTML safe, e.g. DOMPurify's `sanitize`. The returned HTML is inserted into the page unchanged. Without
   * `sanitize`, the description is rendered as text and HTML tags are removed.
   */
  readonly sanitize?: ((html: string) => string) | undefined
}

/**
 * A description, as paragraphs of text or as sanitized HTML. Renders a `<div>`, or nothing for an empty
 * description.
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

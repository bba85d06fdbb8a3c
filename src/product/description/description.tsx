'use client'
import { forwardRef, Fragment, type Ref } from 'react'

import { getParagraphs } from '../../core/readers/get-paragraphs.js'
import { usePart, type PartProps } from '../../parts/use-part.js'

/** State of `<Description>`, written as `data-*` attributes. */
export interface DescriptionState {
  /** `data-html`: the HTML that `sanitize` returned is rendered. */
  readonly html: boolean
}

/** Props of `<Description>`, which renders a `<div>` of paragraphs. */
export interface DescriptionProps extends Omit<
  PartProps<'div', DescriptionState>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** The description of a product, or any other text of the store. */
  readonly text: string | null | undefined
  /** Returns safe HTML, which is inserted unchanged, e.g. DOMPurify's `sanitize`. Default: tags are removed. */
  readonly sanitize?: ((html: string) => string) | undefined
}

/** Renders a `<div>` with paragraphs of text or sanitized HTML, or nothing for an empty description. */
export const Description = forwardRef(function Description(
  { text, sanitize, ...props }: DescriptionProps,
  ref: Ref<HTMLDivElement>,
) {
  const html = text && sanitize?.(text)
  const paragraphs = html === undefined ? getParagraphs(text) : []
  const element = usePart({
    tag: 'div',
    props,
    ref,
    state: { html: !!html },
    ownProps: {
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
  })
  return html || paragraphs.length ? element : null
})

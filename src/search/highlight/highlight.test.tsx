import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { randomRuns } from '../../../test/setup/random-runs.js'
import { describePart } from '../../../test/describe-part.js'
import { Highlight } from './highlight.js'

const name = (start: number, end: number) => ({ field: 'name', start, end }) as const
const html = (element: React.ReactElement) => {
  const { container } = render(element)
  return container.innerHTML
}

describePart('Highlight', {
  tag: 'span',
  state: { matching: true },
  renderPart: (props) => <Highlight text="Linen shirt" highlights={[name(0, 5)]} {...(props as object)} />,
})

describe('Highlight', () => {
  it('marks the parts of the text that match', () => {
    expect(html(<Highlight text="Linen shirt" highlights={[name(0, 2), name(6, 11)]} />)).toBe(
      '<span data-matching=""><mark>Li</mark>nen <mark>shirt</mark></span>',
    )
  })

  it('shows the text as it is without highlights, and while none are known', () => {
    for (const highlights of [[], undefined])
      expect(html(<Highlight text="Linen <b>" highlights={highlights} />)).toBe(
        '<span>Linen &lt;b&gt;</span>',
      )
  })

  it('leaves out the highlights of other fields', () => {
    const highlights = [name(0, 5), { field: 'description', start: 0, end: 2 } as const]
    expect(html(<Highlight text="Soft linen" field="description" highlights={highlights} />)).toBe(
      '<span data-matching=""><mark>So</mark>ft linen</span>',
    )
  })

  it('renders the element in `mark`', () => {
    expect(html(<Highlight text="Linen" highlights={[name(0, 2)]} mark={<b className="hit" />} />)).toBe(
      '<span data-matching=""><b class="hit">Li</b>nen</span>',
    )
  })

  it('keeps every character of the text, for any highlights', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.record({ start: fc.integer(), end: fc.integer() })),
        (text, ranges) => {
          const highlights = ranges.map(({ start, end }) => name(start, end))
          const { container } = render(<Highlight text={text} highlights={highlights} />)
          expect(container.textContent).toBe(text)
          cleanup()
        },
      ),
      randomRuns(100),
    )
  })
})

import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { describePart } from '../../../test/describe-part.js'
import { Description } from './description.js'

describePart('Description', {
  tag: 'div',
  otherTag: 'section',
  state: { html: false },
  renderPart: (props) => <Description text="Soft." {...(props as object)} />,
})

describe('Description', () => {
  it('renders text as paragraphs', () => {
    render(<Description data-testid="it" text={'One.\nLine.\n\nTwo & <three>.'} />)
    expect(screen.getByTestId('it').innerHTML).toBe('<p>One.<br>Line.</p><p>Two &amp; &lt;three&gt;.</p>')
  })

  it('never renders HTML without a sanitizer', () => {
    render(
      <Description
        data-testid="it"
        text={'<p onclick="x()">Hi <img src=x onerror=alert(1)>&lt;script&gt;alert(1)&lt;/script&gt;</p>'}
      />,
    )
    expect(screen.getByTestId('it').innerHTML).toBe('<p>Hi &lt;script&gt;alert(1)&lt;/script&gt;</p>')
  })

  it('renders the HTML that sanitize returns', () => {
    render(
      <Description
        data-testid="it"
        text="<b>Hi</b><script></script>"
        sanitize={(html) => html.replace(/<script>.*<\/script>/, '')}
      />,
    )
    expect(screen.getByTestId('it').innerHTML).toBe('<b>Hi</b>')
    expect(screen.getByTestId('it').dataset.html).toBe('')
  })

  it.each(['', '  ', '<p></p>', null, undefined])('renders nothing for %j', (text) => {
    const { container } = render(<Description text={text} />)
    expect(container.innerHTML).toBe('')
    expect(render(<Description text={text} sanitize={() => ''} />).container.innerHTML).toBe('')
  })

  it('renders the same on the server', () => {
    expect(renderToString(<Description text={'One\n\nTwo'} />)).toBe('<div><p>One</p><p>Two</p></div>')
  })
})

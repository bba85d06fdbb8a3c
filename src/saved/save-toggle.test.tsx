import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createWrapper } from 'storefront-mock/react'

import { describePart } from '../../test/describe-part.js'
import { createMemoryStorage } from '../device/memory-storage.js'
import { SaveToggle } from './save-toggle.js'
import { createSavedList } from './state/create-saved-list.js'

const open = (...saved: string[]) => {
  const list = createSavedList({
    name: 'wishlist',
    max: 2,
    whenFull: 'refuse',
    storage: createMemoryStorage(),
  })
  for (const id of saved) list.add(id)
  return list
}
const shirt = { id: 'shirt', name: 'Linen shirt' }
const toggle = () => screen.getByRole('button', { name: 'Save Linen shirt' })

describePart('SaveToggle', {
  tag: 'button',
  state: { saved: true },
  renderPart: (props) => <SaveToggle list={open('shirt')} product={shirt} {...(props as object)} />,
})

describe('SaveToggle', () => {
  it('saves the product of its name, and says so without a new name', async () => {
    const list = open()
    render(<SaveToggle list={list} product={shirt} />)
    expect(toggle().getAttribute('aria-pressed')).toBe('false')
    expect(toggle().textContent).toBe('Save')
    await userEvent.click(toggle())
    expect(toggle().getAttribute('aria-pressed')).toBe('true')
    expect(list.getState().ids).toEqual(['shirt'])
    await userEvent.keyboard(' ')
    expect(toggle().getAttribute('aria-pressed')).toBe('false')
  })

  it('follows changes of the list from elsewhere', () => {
    const list = open()
    render(<SaveToggle list={list} product={shirt} />)
    act(() => void list.add('shirt'))
    expect(toggle().getAttribute('aria-pressed')).toBe('true')
  })

  it('reports that a full list refused the product', async () => {
    const onSavedChange = vi.fn()
    const list = open('a', 'b')
    render(<SaveToggle list={list} product={shirt} onSavedChange={onSavedChange} />)
    await userEvent.click(toggle())
    expect(toggle().getAttribute('aria-pressed')).toBe('false')
    expect(onSavedChange).toHaveBeenLastCalledWith(false, { reason: 'full' })
    act(() => list.remove('a'))
    await userEvent.click(toggle())
    expect(onSavedChange).toHaveBeenLastCalledWith(true, {})
  })

  it('does not submit the form around it', async () => {
    const onSubmit = vi.fn()
    render(
      <form onSubmit={onSubmit}>
        <SaveToggle list={open()} product={shirt} />
      </form>,
    )
    await userEvent.click(toggle())
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('takes its texts from the provider and from its own labels', () => {
    const wrapper = createWrapper({
      labels: { saved: { toggle: 'Merken', toggleName: ({ name }) => `${name} merken` } },
    })
    render(<SaveToggle list={open()} product={shirt} labels={{ toggle: '♥' }} />, { wrapper })
    expect(screen.getByRole('button', { name: 'Linen shirt merken' }).textContent).toBe('♥')
  })

  it('is not pressed in the HTML of a server, which knows no list', () => {
    expect(renderToString(<SaveToggle list={open('shirt')} product={shirt} />)).toContain(
      'aria-pressed="false"',
    )
  })
})

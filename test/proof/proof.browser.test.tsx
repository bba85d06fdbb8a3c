import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { actionsOn } from '../../stories/proof/actions.js'
import { Proof } from '../../stories/proof/proof.js'
import { look } from '../../stories/proof/scoreboard.js'
import { clean, openProof, scoreOf } from './press.js'

const [reload, rename, arrive, remove] = actionsOn(404).map(({ name }) => name) as [
  string,
  string,
  string,
  string,
]

/** The phones of a home page on a screen of 390 px. */
const ON_A_PHONE = '.proof { inline-size: 342px }'

const isBroken = (score: Record<string, number>) => Object.values(score).some((value) => value > 0)

beforeEach(() => sessionStorage.clear())

describe.each([
  { store: 'is as documented', deletedCursor: 'resolves' as const, breaking: [reload, rename, arrive] },
  {
    store: 'forgets deleted products',
    deletedCursor: 404 as const,
    breaking: [reload, rename, arrive, remove],
  },
])('the proof on a store that $store', ({ deletedCursor, breaking }) => {
  const names = actionsOn(deletedCursor).map(({ name }) => name)

  it('shows a list that loses its scroll position in each action, and ProductList in none', async () => {
    const broken: string[] = []
    for (const name of names) {
      const press = await openProof({ deletedCursor })
      const { textbook, ours } = await press(name)
      expect(ours, name).toEqual(clean)
      if (isBroken(textbook)) broken.push(name)
      cleanup()
    }
    expect(broken).toEqual(breaking)
  })

  it.each([
    { width: 'free', style: '' },
    { width: '342 px', style: ON_A_PHONE },
  ])('keeps the scroll position of ProductList through all actions (width: $width)', async ({ style }) => {
    const press = await openProof({ deletedCursor, style })
    for (const name of [...names, ...names]) expect((await press(name)).ours, name).toEqual(clean)
  })

  it('counts the jump of a list that shows other products, although the list ends there', async () => {
    for (const name of [reload, arrive]) {
      const press = await openProof({ deletedCursor })
      expect((await press(name)).textbook['pixels'], name).toBeGreaterThan(100)
      cleanup()
    }
  })
})

/** What is in view: not the text of a closed disclosure, of a screen reader, or of a row that is scrolled off its phone. */
function wordsInSight(): string[] {
  const texts = document.createTreeWalker(document.querySelector('.proof')!, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!
    const phone = parent.closest('.proof-screen')?.getBoundingClientRect()
    const row = parent.getBoundingClientRect()
    const isInPhone = !phone || (row.bottom > phone.top && row.top < phone.bottom)
    if (isInPhone && parent.checkVisibility() && !parent.closest('.proof-hidden'))
      words.push(...(text.textContent?.match(/\S+/g) ?? []))
  }
  return words
}

describe('the proof', () => {
  it.each([
    { width: '640 px', style: '.proof { inline-size: 640px }' },
    { width: '342 px', style: ON_A_PHONE },
  ])('shows at most 90 words before and after each press (width: $width)', async ({ style }) => {
    const press = await openProof({ style })
    const counts = [wordsInSight().length]
    for (const name of [reload, rename, arrive]) {
      await press(name)
      counts.push(wordsInSight().length)
    }
    expect(Math.max(...counts), String(counts)).toBeLessThanOrEqual(90)
  })

  it('begins with the store of the document, and has one more action where the store forgets', async () => {
    await openProof()
    await userEvent.click(screen.getByText('How this is counted'))
    expect(screen.getByRole('radio', { name: 'works, as documented' })).toBeChecked()
    expect(screen.queryByRole('button', { name: remove })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: 'answers 404' }))
    expect(screen.getByRole('radio', { name: 'answers 404' })).toHaveFocus()
    expect(screen.getByRole('button', { name: remove })).toBeInTheDocument()
  })

  it('shows the reload to a visitor who presses nothing', async () => {
    render(<Proof latency={20} pauseMs={0} runsFirst />)
    await screen.findByText(/^Both apps reloaded/)
    await waitFor(() => expect(scoreOf('useInfiniteQuery')['missing']).toBeGreaterThan(0))
    expect(scoreOf('ProductList')).toEqual(clean)
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
    expect(scoreOf('useInfiniteQuery')).toMatchObject({ missing: NaN })
  })

  it('brings the textbook list to the scroll position of ProductList before the next press', async () => {
    const press = await openProof({ pauseMs: 500 })
    expect((await press(reload)).textbook['missing']).toBeGreaterThan(0)
    const productsOn = (label: string) =>
      look(screen.getByRole('region', { name: `Screen: ${label}` })).rows.map(({ id }) => id)
    const place = productsOn('ProductList')
    expect(productsOn('useInfiniteQuery')).not.toEqual(place)
    const isBack = waitFor(() => expect(productsOn('useInfiniteQuery')).toEqual(place))
    const { textbook } = await press(rename)
    await isBack
    expect(textbook).toEqual({ ...clean, duplicates: 1 })
  })

  it('outlines both rows of a product that is shown twice, in view', async () => {
    const press = await openProof()
    expect((await press(rename)).textbook).toEqual({ ...clean, duplicates: 1 })
    const repeated = [...document.querySelectorAll('[data-proof-repeated]')]
    expect(repeated).toHaveLength(2)
    const phone = screen.getByRole('region', { name: 'Screen: useInfiniteQuery' }).getBoundingClientRect()
    for (const row of repeated) {
      const { top, bottom } = row.getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(phone.top)
      expect(bottom).toBeLessThanOrEqual(phone.bottom)
    }
  })

  it('scrolls both lists to a product that is shown twice, so that neither seems to jump', async () => {
    // Without the room of the button, the next product is below the screen.
    const press = await openProof({
      style: '.proof .proof-screen [data-proof-next] { margin: 0; padding: 0; min-height: 0; height: 1rem }',
    })
    const { textbook, ours } = await press(rename)
    expect(textbook).toEqual({ ...clean, duplicates: 1 })
    expect(ours).toEqual(clean)
    expect(screen.getByRole('status')).toHaveTextContent(/Both were scrolled to it\.$/)
    const [left, right] = ['useInfiniteQuery', 'ProductList'].map(
      (label) => look(screen.getByRole('region', { name: `Screen: ${label}` })).rows[0],
    )
    expect(left).toEqual(right)
  })

  it('keeps the products of the textbook list behind an error of its next page', async () => {
    const press = await openProof({ deletedCursor: 404 })
    const { textbook } = await press(remove)
    expect(textbook).toMatchObject({ duplicates: 0, errors: 1 })
    const phone = screen.getByRole('region', { name: 'Screen: useInfiniteQuery' })
    expect(phone.querySelectorAll('[data-item-id]')).toHaveLength(30)
  })

  it('keeps the scroll position of ProductList after an arrival in a browser without scroll anchoring', async () => {
    const press = await openProof({ style: '.proof-screen { overflow-anchor: none }' })
    expect((await press(arrive)).ours).toEqual(clean)
  })
})

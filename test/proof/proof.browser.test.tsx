import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { actions } from '../../stories/proof/actions.js'
import { Proof } from '../../stories/proof/proof.js'
import { clean, openProof, scoreOf } from './press.js'

const names = actions.map(({ name }) => name)

const isBroken = (score: Record<string, number>) => Object.values(score).some((value) => value > 0)

beforeEach(() => sessionStorage.clear())

describe('the proof', () => {
  it('shows a list that loses its place in at least three actions, and ProductList in none', async () => {
    const broken: string[] = []
    for (const name of names) {
      const press = await openProof()
      const { textbook, ours } = await press(name)
      expect(ours, name).toEqual(clean)
      if (isBroken(textbook)) broken.push(name)
      cleanup()
    }
    expect(broken).toEqual(['Rename the first so that it moves', 'Delete the last shown', 'Reload'])
  })

  it('keeps the place of ProductList through all actions, one after another', async () => {
    const press = await openProof()
    for (const name of [...names, ...names]) expect((await press(name)).ours, name).toEqual(clean)
  })

  it('moves only the textbook list after an insert in a browser without scroll anchoring', async () => {
    const press = await openProof({ style: '.proof-screen { overflow-anchor: none }' })
    const { textbook, ours } = await press('Insert five above and refetch')
    expect(textbook['pixels']).toBeGreaterThan(0)
    expect(ours).toEqual(clean)
  })

  it('shows the result of the first action to a visitor who presses nothing', async () => {
    render(<Proof latency={20} pauseMs={0} runsFirst />)
    await screen.findByText(/ is now “/)
    await waitFor(() => expect(scoreOf('useInfiniteQuery')).toEqual({ ...clean, duplicates: 1 }))
    expect(scoreOf('ProductList')).toEqual(clean)
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
    expect(scoreOf('useInfiniteQuery')).toMatchObject({ duplicates: NaN })
  })

  it('counts what each action did to the list of the textbook', async () => {
    const press = await openProof()
    expect((await press('Rename the first so that it moves')).textbook).toEqual({ ...clean, duplicates: 1 })
    const afterDelete = (await press('Delete the last shown')).textbook
    expect(afterDelete).toMatchObject({ errors: 1 })
    expect(afterDelete['missing']).toBeGreaterThan(0)
  })
})

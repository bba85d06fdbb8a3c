import { expect, it } from 'vitest'

import { changedFetch } from './changed-server.js'
import { checkServer } from './check.js'
import { habits } from './habits.js'
import { moreMistakes } from './more-mistakes.js'

const check = (name: string) => {
  const change =
    habits.find(([each]) => each === name)?.[1] ?? moreMistakes.find(([each]) => each === name)?.[3]
  const { server, fetch } = changedFetch(change!)
  return checkServer(server, { fetch })
}

it('keeps the sorts by created_at that the server accepts', async () => {
  const report = await check(
    'sorts by created_at and updated_at, and names the fields createdAt and updatedAt',
  )
  expect(report.facts.sortFields).toEqual(expect.arrayContaining(['created_at', 'updated_at', 'price']))
  expect(report.configuration).toContain("'created_at'")
})

it('keeps the sort by name of a store that sorts in another language', async () => {
  const report = await check(
    'sells in Swedish, with most names in plain letters, after which all others come',
  )
  expect(report.facts.sortFields).toContain('name')
  expect(report.facts.orderValues).toEqual({ asc: 'asc', desc: 'desc' })
})

it('does not take a product that is listed twice for a change', async () => {
  const report = await check('listed-twice')
  expect(report.changedDuringCheck).toBe(false)
  expect(report.causes[0]?.rule).toBe('unique-ids')
})

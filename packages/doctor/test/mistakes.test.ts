import { describe, expect, it } from 'vitest'

import { keyRules } from '../src/rules/access.js'
import { readingRules } from '../src/rules/reading-rules.js'
import { allowedPairs } from './allowed-pairs.js'
import { attacks } from './attacks.js'
import { checkServer, firedRules } from './check.js'
import { expectCauses } from './expect-causes.js'
import { mistakes, type Mistake } from './mistakes.js'
import { moreMistakes } from './more-mistakes.js'
import { TestServer, type Settings } from './test-server.js'

const settings: Record<string, Partial<Settings>> = {
  'as Stripe documents its lists': {},
  'that ignores unknown values and lets has_more refer to the end': {
    envelope: 'products',
    hasMore: 'end',
    errors: 'plain',
    strict: false,
    unknownCursor: 'empty',
  },
  'that names its directions itself': { orders: { asc: 'rising', desc: 'falling' } },
  'that starts again after an unknown cursor': { strict: false, unknownCursor: 'start' },
}

describe('runDoctor with a server that keeps the rules', () => {
  it.each(Object.entries(settings))('reports nothing about a server %s', async (_name, each) => {
    const report = await checkServer(new TestServer([], each))
    expect(firedRules(report)).toEqual([])
    expect(report.counts).toMatchObject({ broken: 0, warning: 0, 'not-checked': 0 })
    expect(report.dialect).toMatchObject({
      envelope: each.envelope === 'products' ? 'resource' : 'data',
      hasMore: each.hasMore === 'end' ? 'toward-end' : 'direction',
      orderValues: each.orders ?? { asc: 'asc', desc: 'desc' },
      defaultSort: 'createdAt',
      defaultOrder: 'desc',
    })
  })
})

describe('runDoctor with a server that has one mistake', () => {
  const all = Object.entries(mistakes) as [Mistake, readonly [string]][]

  it.each(all)('finds %s by the rule %s, and no unrelated rule complains', async (mistake, [rule]) => {
    const report = await checkServer(new TestServer([mistake]))
    const fired = firedRules(report)
    expect(fired).toContain(rule)
    expectCauses(report, rule)
    // The client leaves out what a rule about fields complains about.
    expect([rule, ...(allowedPairs[mistake] ?? []), 'client-lists', 'client-singles']).toEqual(
      expect.arrayContaining(fired),
    )
  })

  it('has a mistake for every rule except those about the line', () => {
    const found = new Set<string>([
      ...all.map(([, [rule]]) => rule),
      ...[...moreMistakes, ...attacks].map(([, , rule]) => rule),
    ])
    const rules = [...readingRules, ...keyRules].map(({ id }) => id)
    expect(rules.filter((id) => !found.has(id))).toEqual(['https', 'response-size', 'latency'])
    expect(all.length).toBeGreaterThanOrEqual(60)
  })
})

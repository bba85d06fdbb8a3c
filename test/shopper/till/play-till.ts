import type { Page } from 'playwright'

import { seededRandom } from '../../../packages/mock/src/random/seeded-random.js'
import type { PlannedStep } from '../topic.js'
import { serveTill, type TillServer } from './serve-till.js'
import { createTillStore } from './till-store.js'
import { openCart, till } from './topic.js'

export interface TillResult {
  readonly notes: readonly string[]
  readonly problems: readonly string[]
}

/** Every session begins with something in the cart, and ends with a checkout. */
export function planTill(seed: number): readonly PlannedStep[] {
  const random = seededRandom(seed + 0x7111)
  const numbers = () => [random(), random(), random()] as const
  const kinds = Object.entries(till)
  const total = kinds.reduce((sum, [, { weight }]) => sum + weight, 0)
  const pickKind = () => {
    let left = random() * total
    return kinds.find(([, { weight }]) => (left -= weight) < 0)?.[0] ?? 'checkout'
  }
  const between = Array.from({ length: 4 + Math.floor(random() * 4) }, () => ({
    kind: pickKind(),
    numbers: numbers(),
  }))
  return [{ kind: 'add', numbers: numbers() }, ...between, { kind: 'checkout', numbers: numbers() }]
}

let server: Promise<TillServer> | undefined
let sessions = 0

/** Plays a plan at the till until the first step after which something is wrong. */
export async function playTill(
  seed: number,
  steps: readonly PlannedStep[],
  openPage: (hasScripts: boolean) => Promise<Page>,
  onProblem: () => Promise<void>,
): Promise<TillResult> {
  const { url, open, close } = await (server ??= serveTill())
  const session = `till${++sessions}`
  const random = seededRandom(seed)
  const hasScripts = random() < 0.65
  const store = createTillStore({
    isFetch: random() < 0.35,
    serverMs: [0, 300, 2500][Math.floor(random() * 3)] ?? 0,
    storeMs: [0, 50, 300][Math.floor(random() * 3)] ?? 0,
  })
  const settings = `${hasScripts ? (store.isFetch ? 'fetch' : 'post') : 'without scripts'}, server ${store.serverMs} ms`
  open(session, store)
  const page = await openPage(hasScripts)
  const notes: string[] = [`${settings};`]
  const problems: string[] = []
  const inCart = new Set<string>()
  const visit = {
    page,
    store,
    hasScripts,
    inCart,
    zeroed: new Set<string>(),
    at: (path: string) => `${url}/till/${session}/${path}`,
    note: (text: string) => void notes.push(text),
    problem: (text: string) => void problems.push(text),
  }
  page.on('pageerror', (error) => problems.push(`the page throws ${error.message}`))
  try {
    for (const [index, { kind, numbers }] of steps.entries()) {
      notes.push(`${index} ${kind}:`)
      await till[kind]!.run({ ...visit, numbers })
      if (problems.length > 0) break
    }
    if (problems.length === 0) await openCart({ ...visit, numbers: [0, 0, 0] })
  } catch (error) {
    problems.push(String(error))
  }
  if (problems.length > 0) await onProblem().catch(() => {})
  await page.context().close()
  close(session)
  return { notes, problems }
}

import { seededRandom } from '../../packages/mock/src/random/seeded-random.js'
import { FRAMES, LATE_CODE, PICTURES, ROUTERS, type Settings } from './settings.js'
import { planTill } from './till/play-till.js'
import type { PlannedStep } from './topic.js'
import { topics } from './topics/index.js'

export interface SessionPlan {
  readonly seed: number
  readonly settings: Omit<Settings, 'session'>
  /** Whether the list is the first page of the session. */
  readonly isFirst: boolean
  readonly slowdown: number
  readonly steps: readonly PlannedStep[]
}

/** The same seed gives the same session. @param chosen settings that replace the random ones */
export function planSession(seed: number, chosen: Partial<Settings> = {}): SessionPlan {
  const random = seededRandom(seed)
  const chance = (share: number) => random() < share
  const upTo = (max: number) => Math.floor(random() * max)
  const pick = <T>(values: readonly T[]) => values[upTo(values.length)] as T
  // Numbers of their own, so that the sessions without these stay what they were.
  const more = seededRandom(seed + 0.5)
  const pickMore = <T>(values: readonly T[]) => values[Math.floor(more() * values.length)] as T
  const settings = {
    router: pick(ROUTERS),
    isPhone: chance(0.5),
    isAuto: chance(0.45),
    maxPages: chance(0.25) ? pick([2, 3, 4]) : undefined,
    limit: pick([8, 12, 20]),
    startsInside: chance(0.3),
    isStale: chance(0.4),
    layout: pick(['column', 'grid', 'grid', 'virtual'] as const),
    picture: pick(PICTURES),
    hasPreflight: chance(0.6),
    heroHeight: chance(0.5) ? 0 : upTo(900),
    heroMs: pick([0, 0, 0, 200]),
    footerHeight: chance(0.3) ? 0 : upTo(2000),
    hasCarousel: chance(0.2),
    isRightToLeft: chance(0.15),
    hasScrollAnchoring: chance(0.75),
    isSmooth: chance(0.1),
    lazyMs: pick([0, 0, 60, 200]),
    lateMs: pick([-1, -1, 0, 60, 300]),
    storeMs: pick([5, 40, 150]),
    pictureMs: pick([0, 40, 250]),
    // Not random, so that the sessions without it stay what they were.
    hasSearch: seed % 3 === 0,
    lateCode: pickMore(LATE_CODE),
    isRendered: more() < 0.5,
    frame: pickMore(FRAMES),
    ...chosen,
  }
  const isFirst = chance(0.6)
  const steps = Array.from({ length: 5 + upTo(3) }, () => ({
    kind: pickKind(random(), settings),
    numbers: [random(), random(), random()] as const,
  }))
  if (settings.isTill ?? seed % 4 === 3)
    return { seed, settings: { ...settings, isTill: true }, isFirst, slowdown: 1, steps: planTill(seed) }
  return { seed, settings, isFirst, slowdown: seed % 2 === 0 ? 1 : 4, steps }
}

function pickKind(share: number, settings: Omit<Settings, 'session'>): string {
  const possible = Object.entries(topics).filter(
    ([, { isPossible }]) => isPossible?.({ ...settings, session: '' }) ?? true,
  )
  let left = share * possible.reduce((sum, [, { weight }]) => sum + weight, 0)
  for (const [kind, { weight }] of possible) {
    left -= weight
    if (left < 0) return kind
  }
  return 'wait'
}

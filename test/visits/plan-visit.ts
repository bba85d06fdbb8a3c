import { seededRandom } from '../../packages/mock/src/random/seeded-random.js'
import { ROUTERS, type Router } from './settings.js'
import type { Leave, VisitPlan } from './visit.js'

const LEAVES: readonly Leave[] = ['reload', 'back', 'cold back', 'document back', 'new visit']

/** The same numbers and router give the same visit. @param onlyRouter of every visit; by default any */
export function planVisit(seed: number, onlyRouter?: Router): VisitPlan {
  const random = seededRandom(seed)
  const chance = (share: number) => random() < share
  const upTo = (max: number) => Math.floor(random() * max)
  const pick = <T>(values: readonly T[]) => values[upTo(values.length)] as T
  const anyRouter = pick(ROUTERS)
  return {
    settings: {
      router: onlyRouter ?? anyRouter,
      isAuto: chance(0.4),
      layout: pick(['column', 'grid', 'grid', 'virtual']),
      hasCarousel: chance(0.3),
      isRightToLeft: chance(0.2),
      hasImageSizes: chance(0.5),
      hasScrollAnchoring: chance(0.7),
      isSmooth: chance(0.15),
      lazyMs: pick([0, 0, 60, 200, 500]),
      lateMs: pick([0, 60, 300, 600]),
      storeMs: pick([5, 40, 150]),
    },
    isFirst: chance(0.5),
    steps: upTo(4),
    share: random() * 0.9,
    sideways: upTo(900),
    leaves: Array.from({ length: 1 + upTo(3) }, () => pick(LEAVES)),
  }
}

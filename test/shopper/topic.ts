import type { Settings } from './settings.js'
import type { SessionStore } from './session-store.js'
import type { Eye, ShopperPage } from './shopper-page.js'

/** One step of a plan: what the shopper or the store does, and three numbers from 0 to 1 that say how. */
export interface PlannedStep {
  readonly kind: string
  readonly numbers: readonly [number, number, number]
}

/** What a step knows and reports. */
export interface Visit {
  readonly url: string
  readonly settings: Settings
  readonly store: SessionStore
  readonly page: ShopperPage
  readonly numbers: PlannedStep['numbers']
  /** What the eye rested on when the shopper last stopped moving. */
  readonly eye: Eye | undefined
  /** The shopper has moved, and rests: what is on the screen now is what must stay. */
  readonly look: () => Promise<void>
  /** The rows do not move either while the code is on its way that a refetch needs. */
  readonly lookWhileCodeIsLate: () => Promise<void>
  /** Whether the page can have that code: the server has refused its last request if not. */
  readonly hasSentCode: () => boolean
  /** The shopper opened other content, so no row has to stay. */
  readonly looksElsewhere: () => void
  /** The shopper scrolled by this many pixels. */
  readonly travel: (pixels: number) => void
  /** The shopper asked for pages of the list. */
  readonly mayLoad: (pages: number) => void
  /** A refetch, or a page that loads again, may ask for all loaded pages. */
  readonly mayReload: () => void
  /** The document loads again. */
  readonly loadsPage: () => void
  /** The store deleted or moved this product, so its row need not stay. */
  readonly changed: (id: string) => void
  /** Describes what the step did. */
  readonly note: (text: string) => void
  /** Something that the shopper noticed during the step. */
  readonly problem: (text: string) => void
  /** The same, but a busy machine can be the reason: it counts only if it is seen again. */
  readonly slow: (text: string) => void
  /** The machine was too busy to judge how fast a control answers. */
  readonly notJudged: () => void
}

export interface StepKind {
  /** How often a plan has the step, next to the others. */
  readonly weight: number
  readonly isPossible?: (settings: Settings) => boolean
  readonly run: (visit: Visit) => Promise<void>
}

/** What belongs together, e.g. all that concerns a cart: a file of `topics/`. */
export type Topic = Readonly<Record<string, StepKind>>

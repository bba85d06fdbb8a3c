import { sleep } from 'storefront-react/internal'

import { Answers, type AskDoctorQuestion } from './answers.js'
import type { DoctorDialect } from './survey/dialect.js'
import { inferDialect } from './survey/infer-dialect.js'
import { DoctorError } from './doctor-error.js'
import type { DoctorMutations } from './survey/mutations.js'
import { writeConfiguration } from './output/configuration.js'
import type { DoctorFacts, DoctorGroup, DoctorOutcome, DoctorReport, DoctorResult } from './report.js'
import { keyRules, medianOf, p95Of } from './rules/access.js'
import { changeRules } from './rules/changes.js'
import { readingRules } from './rules/reading-rules.js'
import { notChecked, type Finding } from './rules/findings.js'
import type { Rule, RuleContext } from './rules/rule.js'
import { createSession, DEFAULT_MAX_REQUESTS, type Clock } from './session/create-session.js'
import { BudgetSpent } from './session/session.js'
import { findCauses } from './causes.js'
import { startCheck } from './start-check.js'
import { readStatusWords } from './survey/status-words.js'
import { Store, UnreadablePage } from './survey/store.js'
import { Survey } from './survey/survey.js'

/** One step of a check. */
export interface DoctorProgress {
  readonly group: DoctorGroup
  readonly rule: string
  /** Number of the rule, from 1. */
  readonly step: number
  readonly steps: number
  readonly requests: number
}

/** Options of `runDoctor`. */
export interface DoctorOptions {
  /** URL of the API with its prefix, e.g. `https://shop.example/api/v1`. */
  readonly baseUrl: string
  /** Sent in one header only, and never part of the report. `null` sends no header. */
  readonly apiKey: string | null
  /** The header of the key. Default: `Authorization`, with `Bearer` before the key. */
  readonly keyHeader?: string | undefined
  /** Replaces the platform's `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Rules that need more are listed as not checked. Default 500. */
  readonly maxRequests?: number | undefined
  /** Milliseconds to wait before each request. Default 0. */
  readonly delayMs?: number | undefined
  /** Milliseconds until a request is aborted. Default 10,000. */
  readonly timeoutMs?: number | undefined
  /** Sends the key once in a query string, which servers log. Default `false`. */
  readonly probeQueryKey?: boolean | undefined
  /** Paths of lists that are not at `/{name}`, e.g. `{ products: '/items' }`. */
  readonly paths?: Readonly<Record<string, string>> | undefined
  /** Changes products during the check. Only for a server that is yours. */
  readonly mutate?: DoctorMutations | undefined
  /** Prices that a shopper sees, by the id of the product. They prove the unit of prices without decimals. */
  readonly prices?: Readonly<Record<string, string>> | undefined
  /** Asks somebody who sees the shop. Without it, what no response answers stays open, and the API does not "fit". */
  readonly ask?: AskDoctorQuestion | undefined
  /** Called before each rule. */
  readonly onProgress?: ((progress: DoctorProgress) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

const GROUPS: readonly DoctorGroup[] = [
  'envelope',
  'fields',
  'paging',
  'sorting',
  'errors',
  'access',
  'resources',
  'changes',
]

async function checkRule(rule: Rule, context: RuleContext, maxRequests: number): Promise<Finding> {
  try {
    return await rule.check(context)
  } catch (error) {
    if (error instanceof BudgetSpent) return notChecked(`The limit of ${maxRequests} requests was reached.`)
    if (error instanceof UnreadablePage) return notChecked(error.message)
    throw error
  }
}

/** The strings of a report, without the key. */
function redactAll<T>(value: T, redact: (text: string) => string): T {
  if (typeof value === 'string') return redact(value) as T
  if (Array.isArray(value)) return value.map((each: unknown) => redactAll(each, redact)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, redactAll<unknown>(each, redact)]),
  ) as T
}

async function readFacts(survey: Survey, results: readonly DoctorResult[]): Promise<DoctorFacts> {
  const { ids, items, complete } = await survey
    .natural()
    .catch(() => ({ ids: [], items: [], complete: false }))
  const sorts = await survey.sorts().catch(() => undefined)
  const tail = await survey.tail().catch(() => undefined)
  const cors = results.find(({ rule }) => rule === 'cors')?.outcome
  const times = survey.store.session.latencies
  return {
    products: ids.length,
    allProductsRead: complete,
    lastProducts: tail?.ids.length ?? 0,
    sortFields: sorts?.fields ?? [],
    unseenSortFields: sorts?.unseenFields ?? [],
    orderValues: sorts?.orders ?? null,
    statuses: readStatusWords(items),
    cors: cors === undefined || cors === 'not-checked' ? null : cors === 'holds',
    total: survey.firstTotal,
    client: { ...survey.store.read },
    repeatedRequests: survey.store.session.repeated.length,
    latency: { median: medianOf(times), p95: p95Of(times) },
  }
}

function countOutcomes(results: readonly DoctorResult[]): Record<DoctorOutcome, number> {
  const counts = { holds: 0, broken: 0, warning: 0, 'not-checked': 0 }
  for (const { outcome } of results) counts[outcome] += 1
  return counts
}

const systemClock: Clock = { sleep, now: () => performance.now() }

interface Outcome {
  readonly results: readonly DoctorResult[]
  readonly stopped: string | undefined
  readonly hasChanged: boolean
  readonly dialect: DoctorDialect
}

/** Rules that compare lists which were read one after the other. */
const COMPARING: readonly DoctorGroup[] = ['envelope', 'paging', 'sorting', 'resources']
const STILL_CHANGING = 'Products changed while this rule was checked: run the check when the store is quiet.'

/** Checks the broken rules again with new responses, because a product that was added meanwhile looks like a mistake. */
async function checkAgain(
  results: DoctorResult[],
  { store, probesQueryKey, answers }: RuleContext,
  options: DoctorOptions,
): Promise<void> {
  const fresh = new Store(store.session, store.paths)
  fresh.maxLimit = store.maxLimit
  const survey = new Survey(fresh)
  const context = { store: fresh, survey, probesQueryKey, answers }
  const repeated: [index: number, finding: Finding][] = []
  for (const [index, { rule: id, group, outcome }] of results.entries()) {
    const rule = readingRules.find((each) => each.id === id)
    const isSuspect = outcome === 'broken' || outcome === 'warning'
    if (rule === undefined || !isSuspect || !COMPARING.includes(group) || id.startsWith('client-')) continue
    repeated.push([index, await checkRule(rule, context, options.maxRequests ?? DEFAULT_MAX_REQUESTS)])
  }
  const isQuiet = repeated.length === 0 || !(await survey.hasChanged())
  for (const [index, finding] of repeated) {
    const result = results[index]
    if (result === undefined) continue
    const isDoubtful = !isQuiet && finding.outcome === 'broken'
    results[index] = { ...result, ...(isDoubtful ? notChecked(STILL_CHANGING) : finding) }
  }
}

async function checkAll(options: DoctorOptions, context: RuleContext): Promise<Outcome> {
  const { session } = context.store
  const changes = options.mutate ? changeRules(options.mutate) : []
  const rules = [...readingRules, ...changes, ...keyRules]
  const results: DoctorResult[] = []
  let stopped: string | undefined
  let hasChanged = false
  let dialect: DoctorDialect = {}
  for (const [index, rule] of rules.entries()) {
    const { check: _check, ...described } = rule
    let finding = notChecked('The check ended early.')
    try {
      if (index === readingRules.length && stopped === undefined) {
        hasChanged = await context.survey.hasChanged()
        if (hasChanged) await checkAgain(results, context, options)
      }
      // Before the wrong keys, because a server may block the sender after them.
      if (index === rules.length - keyRules.length) dialect = await inferDialect(context.survey)
      if (stopped === undefined) {
        const { group, title } = rule
        options.onProgress?.({
          group,
          rule: title,
          step: index + 1,
          steps: rules.length,
          requests: session.requests,
        })
        finding = await checkRule(rule, context, options.maxRequests ?? DEFAULT_MAX_REQUESTS)
      }
    } catch (error) {
      if (!(error instanceof DoctorError)) throw error
      stopped = error.message
      session.close()
    }
    const { id, ...rest } = described
    results.push({ rule: id, ...rest, ...redactAll(finding, (text) => session.redact(text)) })
  }
  const { unauthorizedStatus: unauthorized } = context.store
  if (unauthorized !== undefined)
    dialect = { ...dialect, errorStatus: { ...dialect.errorStatus, unauthorized } }
  return {
    dialect,
    results: results.toSorted((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group)),
    stopped,
    hasChanged,
  }
}

/** `runDoctor` with a clock of the test's own. */
export async function examine(options: DoctorOptions, clock: Clock = systemClock): Promise<DoctorReport> {
  const session = createSession(options, clock)
  const redact = (text: string) => session.redact(text)
  const store = new Store(session, options.paths ?? {})
  const survey = new Survey(store)
  const checkedAt = new Date().toISOString()
  const startedAt = clock.now()
  try {
    await startCheck(store)
  } catch (error) {
    if (error instanceof DoctorError) throw new DoctorError(error.code, redact(error.message))
    throw error
  }
  const probesQueryKey = options.probeQueryKey ?? false
  const answers = new Answers(options.prices, options.ask)
  const context = { store, survey, probesQueryKey, answers }
  const { results, stopped, hasChanged, dialect } = await checkAll(options, context)
  const facts = await readFacts(survey, results)
  return {
    version: 1,
    baseUrl: redact(session.baseUrl),
    checkedAt,
    durationMs: Math.round(clock.now() - startedAt),
    requests: session.requests,
    counts: countOutcomes(results),
    results,
    causes: findCauses(results),
    dialect: redactAll(dialect, redact),
    facts: redactAll(facts, redact),
    configuration: redact(
      writeConfiguration({
        baseUrl: session.baseUrl,
        hasKey: options.apiKey !== null,
        paths: store.paths,
        facts,
        bySlug: dialect.itemBy === undefined ? undefined : dialect.itemBy !== 'id',
      }),
    ),
    stopped: stopped === undefined ? undefined : redact(stopped),
    changedDuringCheck: hasChanged,
  }
}

/**
 * Checks a real server against the rules of the API reference, reading only: GET requests, one OPTIONS request, one at a
 * time. Names the server's behaviour where the reference leaves it open.
 * @example const report = await runDoctor({ baseUrl: 'https://shop.example/api/v1', apiKey })
 * @throws {DoctorError} if the check cannot run: no connection, a refused key, a redirect, an HTML page, a wrong path.
 */
export function runDoctor(options: DoctorOptions): Promise<DoctorReport> {
  return examine(options)
}

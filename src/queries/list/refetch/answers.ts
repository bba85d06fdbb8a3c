import type { Entity } from '../../../core/resources/define-resource.js'
import type { FetchPage, ListQueryPage } from '../list-query-page.js'
import { ignoreLostCursor } from '../lost-cursor-error.js'
import type { PageParam } from '../page-param.js'

/** `undefined` if the server has rejected the cursor: its item was deleted. */
type Answer<TItem> = ListQueryPage<TItem> | undefined

/** The requests of a refetch so far. */
export type Answers<TItem> = ReadonlyMap<PageParam, Answer<TItem>>

const keyOf = (param: PageParam) => JSON.stringify(param)

export type Asker<TItem extends Entity> = ReturnType<typeof createAsker<TItem>>

/** Asks the server the same question once. */
export function createAsker<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  given: Answers<TItem>,
  maxRequests: number,
) {
  const answers = new Map<string, Answer<TItem>>()
  const rejectedIds = new Set<string>()
  let budget = maxRequests - given.size

  function note(param: PageParam, page: Answer<TItem>) {
    answers.set(keyOf(param), page)
    if (!page && 'id' in param) rejectedIds.add(param.id)
  }

  given.forEach((page, param) => note(param, page))
  return {
    rejectedIds,
    /** How many more requests the refetch may send. */
    budget: () => budget,
    isKnown: (param: PageParam) => answers.has(keyOf(param)),
    known: (param: PageParam) => answers.get(keyOf(param)),
    pages: () => [...answers.values()].filter((page) => page !== undefined),
    ask: async (param: PageParam): Promise<Answer<TItem>> => {
      if (!answers.has(keyOf(param))) {
        budget--
        note(param, await fetchPage(param).catch(ignoreLostCursor))
      }
      return answers.get(keyOf(param))
    },
  }
}

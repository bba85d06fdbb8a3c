import type { IndexRecord } from '../../../src/hosted/create-index-records.js'
import type { Checker } from './descriptions.js'
import { mark, type Condition } from './hosted-index.js'
import type { Handler } from './service.js'

interface Query {
  readonly indexUid: string
  readonly q?: string
  readonly filter?: readonly (string | readonly string[])[]
  readonly sort?: readonly string[]
  readonly facets?: readonly string[]
  readonly limit?: number
  readonly offset?: number
  readonly highlightPreTag: string
  readonly highlightPostTag: string
}

/** `maxValuesPerFacet` of an index that has no setting of its own. */
const MAX_VALUES = 100

/** The part of Meilisearch's API that its clients use to search and to push records. */
export const answerMeilisearch =
  ({ check }: Checker): Handler =>
  async (path, body, index) => {
    if (/\/(?:documents|settings)$/.test(path)) {
      if (path.endsWith('/documents')) index.save(JSON.parse(body) as IndexRecord[])
      const task = { taskUid: 1, indexUid: 'products', status: 'enqueued', type: 'documentAdditionOrUpdate' }
      const answer = { ...task, enqueuedAt: '2026-01-01T00:00:00Z' }
      check('components/schemas/SummarizedTaskView', answer)
      return answer
    }
    if (path !== '/multi-search') return undefined
    const message = JSON.parse(body) as { queries: readonly Query[] }
    check('components/schemas/FederatedSearch', message)
    const results = await Promise.all(message.queries.map(search))
    for (const result of results) check('components/schemas/SearchResultWithIndex', result)
    return { results }

    async function search(query: Query) {
      const { indexUid, q = '', limit = 20, offset = 0, highlightPreTag, highlightPostTag } = query
      const [attribute, order] = query.sort?.[0]?.split(':') ?? []
      const { hits, counts, stats } = await index.query({
        text: q,
        conditions: (query.filter ?? []).map(toCondition),
        sort: attribute ? { attribute, isDescending: order === 'desc' } : undefined,
        facets: query.facets ?? [],
        maxValues: MAX_VALUES,
      })
      return {
        indexUid,
        query: q,
        limit,
        offset,
        estimatedTotalHits: hits.length,
        processingTimeMs: 1,
        hits: hits.slice(offset, offset + limit).map(({ record, highlights }) => ({
          ...record,
          _formatted: {
            ...record,
            name: mark(record.name, highlights, highlightPreTag, highlightPostTag),
          },
        })),
        facetDistribution: Object.fromEntries(
          [...counts].map(([name, values]) => [name, Object.fromEntries(values)]),
        ),
        facetStats: Object.fromEntries([...stats].map(([name, { min, max }]) => [name, { min, max }])),
      }
    }
  }

/** `"color"="Red"`, `"price">=5`; the entries of a list are alternatives. */
function toCondition(filter: string | readonly string[]): Condition {
  const parts = [filter].flat().map((each) => {
    const [, attribute, operator, value] = /^"(.+?)"(=|>=|<=)(.*)$/s.exec(each)!
    return { attribute: attribute!, operator: operator as '=', value: unquote(value!) }
  })
  return { ...parts[0]!, values: parts.map(({ value }) => value) }
}

const unquote = (value: string) =>
  value.startsWith('"') ? value.slice(1, -1).replace(/\\(["\\])/g, '$1') : value

import type { IndexRecord } from '../../../src/hosted/create-index-records.js'
import type { Checker } from './descriptions.js'
import { mark, type Condition } from './hosted-index.js'
import type { Handler } from './service.js'

const SEARCH = 'paths/~11~1indexes~1*~1queries/post'
const BATCH = 'paths/~11~1indexes~1{indexName}~1batch/post'
const JSON_BODY = 'content/application~1json/schema'

interface Query {
  readonly indexName: string
  readonly query?: string
  readonly page?: number
  readonly hitsPerPage?: number
  readonly facets?: readonly string[]
  readonly facetFilters?: readonly (string | readonly string[])[]
  readonly numericFilters?: readonly string[]
  readonly maxValuesPerFacet?: number
  readonly highlightPreTag?: string
  readonly highlightPostTag?: string
}

interface Batch {
  readonly requests: readonly { readonly action: string; readonly body: IndexRecord }[]
}

/** The part of Algolia's API that its clients use to search and to push records. */
export const answerAlgolia =
  ({ check }: Checker): Handler =>
  async (path, body, index) => {
    if (path === '/1/indexes/*/queries') {
      const message = JSON.parse(body) as { requests: readonly Query[] }
      check(`${SEARCH}/requestBody/${JSON_BODY}`, message)
      const answer = { results: await Promise.all(message.requests.map(search)) }
      // The whole answer fits two of the description's alternatives, one of which is the other without its optional parts.
      for (const result of answer.results) check('components/schemas/searchResponse', result)
      return answer
    }
    if (!path.endsWith('/batch')) return undefined
    const message = JSON.parse(body) as Batch
    check(`${BATCH}/requestBody/${JSON_BODY}`, message)
    const { requests } = message
    const isRemoval = ({ action }: Batch['requests'][number]) => action === 'deleteObject'
    index.remove(requests.filter(isRemoval).map((each) => each.body.objectID))
    index.save(requests.filter((each) => !isRemoval(each)).map((each) => each.body))
    const answer = { taskID: 1, objectIDs: requests.map((each) => each.body.objectID) }
    check(`${BATCH}/responses/200/${JSON_BODY}`, answer)
    return answer

    async function search({ indexName, query = '', page = 0, hitsPerPage = 20, ...params }: Query) {
      const { highlightPreTag = '<em>', highlightPostTag = '</em>' } = params
      const [, attribute, order] = /_(price|name|createdAt)_(asc|desc)$/.exec(indexName) ?? []
      const { hits, counts, stats } = await index.query({
        text: query,
        conditions: [
          ...(params.facetFilters ?? []).map(toCondition),
          ...(params.numericFilters ?? []).map(toRange),
        ],
        sort: attribute ? { attribute, isDescending: order === 'desc' } : undefined,
        facets: params.facets ?? [],
        maxValues: params.maxValuesPerFacet ?? 100,
      })
      return {
        index: indexName,
        query,
        params: '',
        page,
        hitsPerPage,
        nbHits: hits.length,
        nbPages: hitsPerPage > 0 ? Math.ceil(hits.length / hitsPerPage) : 0,
        processingTimeMS: 1,
        exhaustive: { nbHits: true, facetsCount: true },
        exhaustiveNbHits: true,
        hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({ record, highlights }) => ({
          ...record,
          _highlightResult: {
            name: {
              value: mark(record.name, highlights, highlightPreTag, highlightPostTag),
              matchLevel: highlights.length > 0 ? 'full' : 'none',
              matchedWords: [],
            },
          },
        })),
        facets: Object.fromEntries([...counts].map(([name, values]) => [name, Object.fromEntries(values)])),
        facets_stats: Object.fromEntries(stats),
      }
    }
  }

function toCondition(filter: string | readonly string[]): Condition {
  const parts = [filter].flat().map((each) => {
    const at = each.indexOf(':')
    return { attribute: each.slice(0, at), value: each.slice(at + 1).replace(/^\\-/, '-') }
  })
  return { attribute: parts[0]!.attribute, operator: '=', values: parts.map(({ value }) => value) }
}

function toRange(filter: string): Condition {
  const [, attribute, operator, value] = /^(\w+)(<=|>=)(.+)$/.exec(filter)!
  return { attribute: attribute!, operator: operator as '<=', values: [value!] }
}

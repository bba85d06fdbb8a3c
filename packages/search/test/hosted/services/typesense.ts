import type { IndexRecord } from '../../../src/hosted/create-index-records.js'
import type { Checker } from './descriptions.js'
import { mark, type Condition } from './hosted-index.js'
import type { Handler } from './service.js'

interface Query {
  readonly collection: string
  readonly q: string
  readonly filter_by?: string
  readonly sort_by?: string
  readonly facet_by?: string
  readonly max_facet_values?: number
  readonly page?: number
  readonly per_page?: number
}

/** The part of Typesense's API that its clients use to search and to push records. */
export const answerTypesense =
  ({ check }: Checker): Handler =>
  async (path, body, index) => {
    if (path.endsWith('/documents/import')) {
      const records = body.split('\n').map((line) => JSON.parse(line) as IndexRecord)
      index.save(records)
      return records.map(() => '{"success":true}').join('\n')
    }
    if (path !== '/multi_search') return undefined
    const message = JSON.parse(body) as { searches: readonly Query[] }
    check('components/schemas/MultiSearchSearchesParameter', message)
    const answer = { results: await Promise.all(message.searches.map(search)) }
    check('components/schemas/MultiSearchResult', answer)
    return answer

    async function search({ collection, q, page = 1, per_page = 10, ...query }: Query) {
      const [attribute, order] = query.sort_by?.split(':') ?? []
      const { hits, counts, stats } = await index.query({
        text: q === '*' ? '' : q,
        conditions: splitOutside(query.filter_by ?? '', ' && ').flatMap(toConditions),
        sort: attribute ? { attribute, isDescending: order === 'desc' } : undefined,
        facets: query.facet_by?.split(',') ?? [],
        maxValues: query.max_facet_values ?? 10,
      })
      return {
        facet_counts: [...counts].map(([field_name, values]) => {
          const { min, max, sum } = stats.get(field_name) ?? {}
          const total_values = values.length
          return {
            field_name,
            counts: values.map(([value, count]) => ({ value, count, highlighted: value })),
            stats: min === undefined ? { total_values } : { min, max, sum, avg: 0, total_values },
          }
        }),
        found: hits.length,
        out_of: index.ids.length,
        page,
        request_params: { collection_name: collection, q, per_page },
        search_time_ms: 1,
        hits: hits.slice((page - 1) * per_page, page * per_page).map(({ record, highlights }) => ({
          document: record,
          highlights: [],
          highlight:
            highlights.length > 0
              ? { name: { value: mark(record.name, highlights, '<mark>', '</mark>'), matched_tokens: ['…'] } }
              : {},
          text_match: 1,
        })),
      }
    }
  }

/** `` color:=[`Red`,`Blue`] ``, `price:=[5..9]`, `price:>=5` */
function toConditions(filter: string): Condition[] {
  if (filter === '') return []
  const [, attribute = '', operator, rest = ''] = /^(.+?):(=|>=|<=)(.*)$/.exec(filter)!
  const range = /^\[(-?[\d.]+?)\.\.(-?[\d.]+)\]$/.exec(rest)
  if (range) {
    return [
      { attribute, operator: '>=', values: [range[1]!] },
      { attribute, operator: '<=', values: [range[2]!] },
    ]
  }
  if (operator !== '=') return [{ attribute, operator: operator as '<=', values: [rest] }]
  const values = splitOutside(rest.slice(1, -1), ',').map((each) => each.replace(/^`(.*)`$/, '$1'))
  return [{ attribute, operator: '=', values }]
}

/** Splits where the separator is not inside of backticks. */
function splitOutside(text: string, separator: string): string[] {
  return text.split(/(`[^`]*`)/).reduce<string[]>(
    (parts, piece) => {
      const [first = '', ...others] = piece.startsWith('`') ? [piece] : piece.split(separator)
      return [...parts.slice(0, -1), `${parts.at(-1) ?? ''}${first}`, ...others]
    },
    [''],
  )
}

import { listPath, type ListParams, type RawItem } from '../survey/list-page.js'
import type { Reply } from '../session/reply.js'
import type { RuleContext } from '../rules/rule.js'
import type { DoctorMutations } from './mutations.js'

const COUNT = 8
const MAX_PAGES = 20

/** Products of the check's own, next to each other in one list. */
export interface Probes {
  readonly params: ListParams
  /** The list from the item before the first probe, or from its start, to the item after the last probe. */
  readonly ids: readonly string[]
  /** Cursor before the first probe; `undefined` if a probe starts the list. */
  readonly start: string | undefined
  add(name: string): Promise<string>
  rename(id: string, name: string): Promise<void>
  remove(id: string): Promise<void>
  /** The page after a cursor, requested now. */
  after(cursor: string | undefined, limit: number): Promise<readonly string[]>
  replyAfter(cursor: string, limit: number): Promise<Reply>
}

const probeName = (suffix: string) => `Doctor probe ${suffix}`

function probeOf(template: RawItem, suffix: string, run: string): RawItem & { id: string; name: string } {
  const id = `doctor-${run}-${suffix.toLowerCase()}`
  const variants = Array.isArray(template['variants']) ? (template['variants'] as RawItem[]) : []
  const now = new Date().toISOString()
  return {
    ...template,
    id,
    slug: id,
    name: probeName(suffix),
    createdAt: now,
    updatedAt: now,
    variants: variants.map((variant, index) => ({ ...variant, id: `${id}-${index}` })),
  }
}

/** By name if the server can, because the names of the probes are neighbours. */
async function chooseList({ survey }: RuleContext): Promise<ListParams> {
  const { lists } = await survey.sorts()
  return lists.find(({ field, direction }) => field === 'name' && direction === 'asc')?.params ?? {}
}

async function findProbes({ store }: RuleContext, params: ListParams, added: ReadonlySet<string>) {
  const ids: string[] = []
  let seen = 0
  for (let page = 0; page < MAX_PAGES && seen < added.size; page += 1) {
    const cursor = ids.at(-1)
    const found = await store.freshPage({
      ...params,
      limit: store.maxLimit,
      ...(cursor !== undefined && { after: cursor }),
    })
    ids.push(...found.ids)
    seen = ids.filter((id) => added.has(id)).length
    if (found.ids.length === 0) break
  }
  if (seen < added.size) return undefined
  const from = ids.findIndex((id) => added.has(id))
  return { start: ids[from - 1], ids: ids.slice(from) }
}

/** Inserts probes, finds them, and removes every probe at the end. Returns `undefined` if the list does not show them. */
export async function withProbes<T>(
  context: RuleContext,
  mutations: DoctorMutations,
  test: (probes: Probes) => Promise<T>,
): Promise<T | undefined> {
  const { store, survey } = context
  const [template = {}] = (await survey.natural()).items
  const params = await chooseList(context)
  const run = Date.now().toString(36)
  const added = new Set<string>()
  const add = async (suffix: string) => {
    const id = await mutations.insert(probeOf(template, suffix, run))
    added.add(id)
    return id
  }
  try {
    for (let index = 0; index < COUNT; index += 1) await add(String.fromCharCode(66 + 2 * index))
    const found = await findProbes(context, params, added)
    if (found === undefined) return undefined
    return await test({
      ...found,
      params,
      add,
      rename: async (id, suffix) => mutations.rename(id, probeName(suffix)),
      async remove(id) {
        added.delete(id)
        await mutations.remove(id)
      },
      async after(cursor, limit) {
        const page = await store.freshPage({
          ...params,
          limit,
          ...(cursor !== undefined && { after: cursor }),
        })
        return page.ids
      },
      replyAfter: (cursor, limit) =>
        store.session.send(listPath(store.pathOf('products'), { ...params, limit, after: cursor })),
    })
  } finally {
    for (const id of added) await mutations.remove(id)
  }
}

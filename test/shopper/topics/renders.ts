import { SERVER_RENDERS } from '../settings.js'
import type { Topic, Visit } from '../topic.js'
import { insertSome } from './store-changes.js'

/** The server renders the first pages of the list again, and the list on the screen has more. */
export const renders: Topic = {
  'render again': {
    weight: 8,
    isPossible: ({ isRendered }) => isRendered,
    async run(visit) {
      const { page, store, settings, numbers, mayReload, note, problem } = visit
      const [how, change, where] = numbers
      // The digits behind those that choose the way.
      const pages = 1 + Math.floor(((how * 30) % 1) * 3)
      const way = SERVER_RENDERS[Math.floor(how * SERVER_RENDERS.length)]
      if (change < 0.5) insertSome(visit, where, change * 2)
      const requests = store.pageRequests()
      const before = await loadedIds(visit)
      mayReload()
      note(`${pages} pages come from ${way}`)
      await page.run(`renderAgain(${JSON.stringify(way)}, ${pages})`)
      await visit.lookWhileCodeIsLate()
      await page.rest({})
      if (store.changes() > 0) return
      // The server may have rendered more pages than were loaded.
      const after = await loadedIds(visit)
      const lost = before.filter((id) => !after.includes(id))
      if (lost.length > 0) problem(`loses ${lost.length} of ${before.length} loaded products`)
      const sent = store.pageRequests() - requests
      const ofLoader = way === 'a loader' ? pages : 0
      // Without the code that compares the pages, the list is refetched. Firefox never requests code again that it did not get.
      const ofList = visit.hasSentCode() ? 0 : Math.ceil(before.length / settings.limit)
      if (sent > ofLoader + ofList) problem(`sends ${sent} requests, and nothing changed`)
    },
  },
}

const loadedIds = async ({ page }: Visit) => (await page.run('return loadedIds()')) as readonly string[]

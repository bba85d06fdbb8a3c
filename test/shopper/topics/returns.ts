import { setTimeout as sleep } from 'node:timers/promises'

import { INSIDE, isWindow } from '../settings.js'
import type { Topic, Visit } from '../topic.js'
import { bringIntoView } from './press.js'
import { insertSome } from './store-changes.js'

const PRODUCT_PAGE = 'h1[style]'

/** The shopper leaves the list and comes back: the list is where it was. */
export const returns: Topic = {
  reload: {
    weight: 3,
    isPossible: isWindow,
    async run(visit) {
      visit.mayReload()
      visit.note('reloads')
      visit.loadsPage()
      await reload(visit)
      await arrive(visit)
    },
  },
  product: {
    weight: 5,
    isPossible: isWindow,
    async run(visit) {
      const { page, settings, url, numbers, look, note } = visit
      visit.mayReload()
      const [how, change, where] = numbers
      let isForgotten = false
      if (how < 0.2) {
        note('opens a product in the same tab, as another document')
        isForgotten = await isForgottenByDocuments(visit)
        if (isForgotten) visit.looksElsewhere()
        await page.browser.open(`${url}/product?settings=${encodeURIComponent(JSON.stringify(settings))}`)
      } else {
        const link = await linkOfEye(visit)
        if (!link) {
          note('sees no product to follow')
          return
        }
        // The link may be above the edge of the screen.
        await bringIntoView(page, link)
        await look()
        note('follows a product')
        await page.browser.click(link)
      }
      await page.until(`return document.querySelector('${PRODUCT_PAGE}') !== null`)
      await sleep(120)
      await page.run(`window.scrollTo({ top: 700, behavior: 'instant' })`)
      await sleep(120)
      if (change < 0.3) insertSome(visit, where, change / 0.3)
      if (how > 0.75) {
        note('reloads there')
        await reload(visit)
        await page.until(`return document.querySelector('${PRODUCT_PAGE}') !== null`)
        await sleep(200)
      }
      await leaveBy(visit, 'history.back()')
      await arrive(visit)
      if (how > 0.2 && how < 0.35) {
        note('goes forward and back')
        await page.rest({})
        await leaveBy(visit, 'history.forward()')
        await page.until(`return document.querySelector('${PRODUCT_PAGE}') !== null`)
        await sleep(200)
        await leaveBy(visit, 'history.back()')
        await arrive(visit)
      }
      note('comes back')
      if (isForgotten) {
        await page.rest({})
        await findFirst(visit, 'a list without a key')
      }
    },
  },
  'new visit': {
    weight: 1,
    isPossible: isWindow,
    async run(visit) {
      const { page, settings, url, looksElsewhere, mayReload, note, problem } = visit
      note('opens the list again from home')
      looksElsewhere()
      mayReload()
      const search = `?settings=${encodeURIComponent(JSON.stringify(settings))}`
      // The same address again would replace the history entry.
      await page.browser.open(`${url}/${search}`)
      await page.until(`return location.pathname === '/' && document.querySelector('h1') !== null`)
      await page.browser.open(`${url}/shop${search}`)
      await arrive(visit)
      await page.rest({})
      // React Router restores the last visit, unless it has the documented key.
      if (settings.router === 'react-router') return
      const y = (await page.run('return scrollY')) as number
      if (y !== 0) problem(`a new visit starts at ${y} px`)
      await findFirst(visit, 'a new visit')
    },
  },
}

async function findFirst(visit: Visit, what: string): Promise<void> {
  const first = await visit.page.run(`return document.querySelector('#list [data-item-id]')?.dataset.itemId`)
  const expected = firstOfVisit(visit)
  if (first !== expected) visit.problem(`${what} starts at ${String(first)}, not at ${expected}`)
}

/**
 * Without the Navigation API, the first entry of React Router has only an index, which each document starts again. A browser keeps
 * the page of a window for the way back, and not that of a frame.
 */
async function isForgottenByDocuments({ page, settings }: Visit): Promise<boolean> {
  if (settings.router !== 'react-router' || settings.frame === 'none') return false
  return (await page.run(`return !('navigation' in window) && !history.state?.key`)) === true
}

/** The product that a list shows first when nobody has scrolled. */
function firstOfVisit({ store, settings }: Visit): string | undefined {
  return settings.startsInside ? store.next(INSIDE) : store.order()[0]
}

/** The link of a row in view, which the shopper reads. */
async function linkOfEye({ page, eye }: Visit): Promise<string | undefined> {
  const row = eye?.rows.at(-1)
  if (!eye || !row) return
  const link = `${eye.list} [data-item-id='${row.id}'] a`
  return (await page.run(`return !!document.querySelector(${JSON.stringify(link)})`)) ? link : undefined
}

async function reload(visit: Visit): Promise<void> {
  await leaveBy(visit, 'window.isOld = true; location.reload()')
  await visit.page.until('return !window.isOld')
}

/** The document can end before its script has answered. */
async function leaveBy({ page }: Visit, script: string): Promise<void> {
  await page.run(script).catch(() => {})
}

async function arrive({ page }: Visit): Promise<void> {
  await sleep(50)
  await page.until(`
    const list = location.pathname === '/shop/dialog' ? '#dialog-list' : '#list'
    return !document.querySelector('${PRODUCT_PAGE}') && !!document.querySelector(list + ' [data-item-id]')
  `)
}

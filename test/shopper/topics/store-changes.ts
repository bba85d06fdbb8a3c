import { isWindow } from '../settings.js'
import type { Topic, Visit } from '../topic.js'

/** The store changes while the shopper reads, and the page refetches. */
export const storeChanges: Topic = {
  insert: {
    weight: 5,
    async run(visit) {
      const { numbers } = visit
      insertSome(visit, numbers[0], numbers[1])
      await refetch(visit, numbers[2])
    },
  },
  delete: {
    weight: 2,
    async run(visit) {
      const { store, numbers, changed, note } = visit
      const order = store.order()
      const index = indexNear(visit, numbers[0])
      const ids = order.slice(index, index + 1 + Math.floor(numbers[1] * 4))
      for (const id of ids) {
        store.remove(id)
        changed(id)
      }
      note(`the store deletes ${ids.join(', ')}`)
      await refetch(visit, numbers[2])
    },
  },
  move: {
    weight: 2,
    async run(visit) {
      const { store, numbers, changed, note } = visit
      const order = store.order()
      const id = order[Math.min(indexNear(visit, numbers[0]), order.length - 1)] as string
      const index = indexNear(visit, numbers[1])
      store.moveTo(id, index)
      changed(id)
      note(`the store renames ${id}, so that it moves to ${index}`)
      await refetch(visit, numbers[2])
    },
  },
  refetch: { weight: 1, run: (visit) => refetch(visit, visit.numbers[0]) },
}

/** @param where below 0.5: above the eye; else after it */
export function insertSome(visit: Visit, where: number, howMany: number): void {
  const { store, note } = visit
  const count = [1, 2, 5, 5, 12, 25][Math.floor(howMany * 6)] as number
  const index = indexNear(visit, where)
  store.insertAt(index, count)
  note(`the store inserts ${count} at ${index}`)
}

/** An index of the store's order: above the eye, a little after it, or somewhere below. */
function indexNear({ store, eye }: Visit, where: number): number {
  const order = store.order()
  const seen = eye?.rows[0] ? order.indexOf(eye.rows[0].id) : -1
  const at = seen < 0 ? 10 : seen
  if (where < 0.5) return Math.floor(at * where * 2)
  if (where < 0.8) return Math.min(at + 2 + Math.floor((where - 0.5) * 30), order.length)
  return Math.min(at + Math.floor((where - 0.8) * 400), order.length)
}

async function refetch(visit: Visit, how: number): Promise<void> {
  const { page, settings, mayReload, note } = visit
  mayReload()
  const isInFront = (await page.run(`return !document.querySelector('dialog[open]')`)) === true
  if (how < 0.3 && settings.isStale) {
    note('the tab gets the focus')
    await page.run(`window.dispatchEvent(new Event('visibilitychange'))`)
  } else if (how < 0.65 || !isInFront) {
    note('the app invalidates the products')
    await page.run('invalidateProducts()')
  } else if (how < 0.95) {
    note('the shopper presses Refresh')
    // In a growing frame, the button is at the top of the content.
    if (isWindow(settings)) await page.browser.click('#refetch')
    else await page.run(`document.querySelector('#refetch').click()`)
  } else {
    note('nobody refetches')
  }
  await visit.lookWhileCodeIsLate()
}

import { setTimeout as sleep } from 'node:timers/promises'

import type { Topic, Visit } from '../topic.js'
import { bringIntoView, frontList } from './press.js'
import { judgePress } from '../checks/response.js'

/** Scroll, and press the controls of a list. */
export const lists: Topic = {
  wait: {
    weight: 2,
    async run({ numbers: [a], note }) {
      const ms = Math.round(400 + a * 500)
      note(`waits ${ms} ms`)
      await sleep(ms)
    },
  },
  scroll: {
    weight: 5,
    async run({ page, numbers: [a, b], travel, note }) {
      const distance = Math.round((a - 0.3) * 2200)
      const { wheel } = page.browser
      // Without a wheel, and every second time, as with the scroll bar.
      const isWheel = wheel && b < 0.5
      if (isWheel) await wheel(distance)
      else await page.run(`${SCROLLER}.scrollBy({ top: ${distance}, behavior: 'instant' })`)
      travel(Math.abs(distance))
      note(`${isWheel ? 'turns the wheel' : 'scrolls'} by ${distance} px`)
    },
  },
  jump: {
    weight: 3,
    async run({ page, numbers: [a, b], travel, note }) {
      const share = a.toFixed(2)
      const moved = (await page.run(`
        const scroller = ${SCROLLER}
        const list = document.querySelector('dialog[open] #dialog-list') ?? document.querySelector('#list')
        const before = scroller.scrollTop
        const top = before + list.getBoundingClientRect().top - (scroller.matches('dialog') ? scroller.getBoundingClientRect().top : screenEdges().top)
        scroller.scrollTo({ top: top + list.offsetHeight * ${share}, behavior: 'instant' })
        document.querySelector('#carousel ul')?.scrollBy({ left: ${Math.round(b * 900)} * (document.dir === 'rtl' ? -1 : 1), behavior: 'instant' })
        return Math.abs(scroller.scrollTop - before)
      `)) as number
      travel(moved)
      note(`jumps to ${share} of the list`)
    },
  },
  footer: {
    weight: 1,
    async run({ page, travel, note }) {
      const moved = (await page.run(`
        const scroller = ${SCROLLER}
        const before = scroller.scrollTop
        scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' })
        return scroller.scrollTop - before
      `)) as number
      travel(moved)
      note('jumps to the end of the page')
    },
  },
  next: { weight: 4, run: (visit) => pressControl(visit, 'next', visit.numbers[0] < 0.25 ? 2 : 1) },
  previous: {
    weight: 2,
    isPossible: ({ startsInside, maxPages }) => startsInside || maxPages !== undefined,
    run: (visit) => pressControl(visit, 'previous', 1),
  },
  both: {
    weight: 1,
    isPossible: ({ startsInside }) => startsInside,
    async run(visit) {
      const { page, store, settings, mayLoad, looksElsewhere, note, problem } = visit
      const list = await frontList(page)
      const [next, previous] = [`${list} [data-side=next]`, `${list} [data-side=previous]`]
      const exist = await page.run(
        `return !!document.querySelector('${next}') && !!document.querySelector('${previous}')`,
      )
      if (!exist) {
        note('finds no two controls')
        return
      }
      note('presses Next, and Previous at once')
      mayLoad(2)
      looksElsewhere()
      store.mock.latency = 1000
      await page.run(`for (const each of ['${next}', '${previous}']) document.querySelector(each).click()`)
      await sleep(400)
      const [isNextBusy, isPreviousBusy] = (await page.run(`
        return ['${next}', '${previous}'].map((each) => document.querySelector(each)?.ariaDisabled === 'true')
      `)) as [boolean, boolean]
      if (isNextBusy && !isPreviousBusy) problem('Previous does not show that it is busy while Next loads')
      store.mock.latency = settings.storeMs
    },
  },
}

const SCROLLER = 'pageScroller()'

async function pressControl(visit: Visit, side: 'next' | 'previous', times: number): Promise<void> {
  const { page, settings, look, looksElsewhere, travel, mayLoad, note } = visit
  const list = await frontList(page)
  const control = `${list} [data-side=${side}]`
  const press = async () => {
    await page.browser.click(control)
    // No second click of the driver: it would scroll to the control, which has moved down.
    if (times > 1) await page.run(`document.querySelector('${control}')?.click()`)
  }
  const moved = await bringIntoView(page, control)
  if (moved === undefined) {
    note(`finds no ${side}`)
    return
  }
  note(`presses ${side}${times > 1 ? ' twice' : ''}`)
  mayLoad(times)
  if (settings.isAuto) {
    // The list loads as soon as its end comes near, so the control is busy, and may go away before the press. A pointer
    // could then press the link of a product.
    travel(moved)
    for (let time = 0; time < times; time++) await page.run(`document.querySelector('${control}')?.click()`)
    return
  }
  await look()
  // Rows whose pictures have no size grow meanwhile, and push the control out of view. A driver would scroll to it.
  for (let tries = 0; tries < 5 && (await bringIntoView(page, control)); tries++) await look()
  if (list === '#list' && (await losesRows(visit, side, times))) looksElsewhere()
  await judgePress(visit, control, list, press)
}

/** Whether rows on screen are on pages that have to go, because the list keeps `maxPages`. Two of them can be less than a screen. */
async function losesRows(
  { page, settings }: Visit,
  side: 'next' | 'previous',
  times: number,
): Promise<boolean> {
  if (settings.maxPages === undefined) return false
  const ids = (await page.run('return loadedIds()')) as readonly string[]
  const kept = Math.max(0, settings.maxPages - times) * settings.limit
  const gone = side === 'next' ? ids.slice(0, -kept || undefined) : ids.slice(kept)
  return (await page.readEye())?.rows.some(({ id }) => gone.includes(id)) ?? false
}

import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Visit } from '../topic.js'
import { readPress, wasPressed, watchPress } from '../topics/press.js'

/** In milliseconds: a shopper takes a control that does nothing for longer than this for broken. */
const LIMIT_MS = 200

/** A bare press that takes this long says that the machine is too busy to judge a control. */
const BARE_LIMIT_MS = 60

/** A control may take this many times as long as a bare press of the same page. */
const BARE_FACTOR = 8

/** Other programs take more than half of the processors. */
const isMachineBusy = () => (loadavg()[0] ?? 0) > 3 * availableParallelism()

/**
 * Presses, and reports a control that shows no change of text, state or focus within 200 ms. The time is that of the
 * page, from the click. On a busy machine it is measured against a press whose handler does almost nothing, and not
 * judged where that one is slow too.
 */
export async function judgePress(
  { page, slow, note, notJudged }: Visit,
  pressed: string,
  watched: string,
  press: () => Promise<void>,
): Promise<void> {
  await watchPress(page, pressed, watched)
  await press()
  let ms: number | undefined
  for (let wait = 0; wait < 10 && ms === undefined; wait++) {
    await sleep(60)
    ms = await readPress(page)
  }
  if (ms !== undefined && ms <= LIMIT_MS) return
  if (!(await wasPressed(page))) {
    note('misses it')
    return
  }
  const bare = isMachineBusy() ? Infinity : await bareMs(page)
  if (bare > BARE_LIMIT_MS || (ms !== undefined && ms <= BARE_FACTOR * bare)) {
    notJudged()
    return
  }
  slow(
    `${pressed} shows nothing ${ms === undefined ? 'for 600 ms or more' : `before ${Math.round(ms)} ms`} after a press`,
  )
}

/** The slowest of three presses of the button that counts. */
async function bareMs(page: Visit['page']): Promise<number> {
  let slowest = 0
  for (let time = 0; time < 3; time++) {
    await watchPress(page, '#bare', '#bare')
    await page.run(`document.querySelector('#bare').click()`)
    await sleep(40)
    slowest = Math.max(slowest, (await readPress(page)) ?? Infinity)
  }
  return slowest
}

import { setTimeout as sleep } from 'node:timers/promises'

import { isWindow } from '../settings.js'
import type { Topic, Visit } from '../topic.js'

const FIELD = '#search input'
const WORDS = ['linen', 'shirt', 'rain', 'coat', 'mug', 'blue'] as const
/** As typed with an input method, and as chosen from it. */
const COMPOSED = [
  ['しゃつ', 'シャツ'],
  ['くつ', '靴'],
] as const

/** The field in the header. Its engine is remote, so it is asked only after a pause in typing. */
export const search: Topic = {
  search: {
    weight: 8,
    isPossible: (settings) => settings.hasSearch && isWindow(settings),
    async run(visit) {
      const { page, numbers, note } = visit
      const [a, b] = numbers
      const { keyboard } = page.browser
      if (!keyboard || (await isInert(visit))) {
        note('cannot type')
        return
      }
      const word = (number: number) => WORDS[Math.floor(number * WORDS.length)] ?? ''
      const text = `${word(a)} ${word(b)}`
      await openField(visit)
      await keyboard.type(text)
      await submit(visit, text)
    },
  },
  'search with an input method': {
    weight: 4,
    isPossible: (settings) => settings.hasSearch && isWindow(settings),
    async run(visit) {
      const { page, numbers, note, problem } = visit
      const { keyboard } = page.browser
      if (!keyboard || (await isInert(visit))) {
        note('cannot type')
        return
      }
      const [composed, chosen] = COMPOSED[numbers[0] < 0.5 ? 0 : 1]
      await openField(visit)
      const before = await page.run(OPENED)
      await keyboard.compose(composed)
      await sleep(numbers[1] < 0.5 ? 0 : 400)
      const [opened, found] = [await page.run(OPENED), await page.run(FOUND)]
      if (opened !== before || found === composed) problem(`searches ${composed} before it is chosen`)
      await keyboard.choose(chosen)
      await submit(visit, chosen)
    },
  },
}

const OPENED = `return document.querySelector('#opened').textContent`
const FOUND = `return document.querySelector('#found').textContent`

/** A modal dialog leaves the header out of reach. */
async function isInert({ page }: Visit): Promise<boolean> {
  return (await page.run(`return !!document.querySelector('dialog[open]')`)) === true
}

async function openField({ page }: Visit): Promise<void> {
  await page.browser.click(FIELD)
  await page.run(`document.querySelector('${FIELD}').select()`)
}

/** By Enter or by the button, at once or after a part of the pause that the field waits for. */
async function submit({ page, numbers: [, , c], note, problem }: Visit, text: string): Promise<void> {
  await sleep([0, 60, 150, 500][Math.floor(c * 4)])
  const isEnter = c * 8 - Math.floor(c * 8) < 0.6
  const typed = await page.run(`return document.querySelector('${FIELD}').value`)
  if (typed !== text) problem(`shows "${String(typed)}" after "${text}" was typed`)
  if (isEnter) await page.browser.keyboard?.enter()
  else await page.browser.click('#search-submit')
  note(`searches "${text}" with ${isEnter ? 'Enter' : 'the button'}`)
  let opened = await page.run(OPENED)
  // A busy machine answers later.
  for (let tries = 0; tries < 20 && opened !== text; tries++) {
    await sleep(100)
    opened = await page.run(OPENED)
  }
  if (opened !== text) problem(`opens "${String(opened)}" for "${text}"`)
  await page.rest({})
  const found = await page.run(FOUND)
  if (found !== text) problem(`finds "${String(found)}" for "${text}"`)
}

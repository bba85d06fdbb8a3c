import { isWindow } from '../settings.js'
import type { Topic } from '../topic.js'

/** A second list, in a modal dialog. It has an address, so going back opens it again. */
export const dialogs: Topic = {
  'open dialog': {
    weight: 1,
    isPossible: isWindow,
    async run({ page, looksElsewhere, mayReload, note }) {
      looksElsewhere()
      mayReload()
      if (await page.run(`return !!document.querySelector('dialog[open]')`)) {
        note('has the dialog open')
        return
      }
      note('opens the dialog')
      await page.run(`document.querySelector("nav a[href^='/shop/dialog']").click()`)
      await page.until(`return !!document.querySelector('dialog[open] [data-item-id]')`)
    },
  },
  'close dialog': {
    weight: 0.5,
    isPossible: isWindow,
    async run({ page, looksElsewhere, mayReload, note }) {
      looksElsewhere()
      mayReload()
      if (!(await page.run(`return !!document.querySelector('dialog[open]')`))) {
        note('has no dialog open')
        return
      }
      note('closes the dialog')
      await page.run(`document.querySelector('dialog[open] a').click()`)
      await page.until(
        `return !document.querySelector('dialog') && !!document.querySelector('#list [data-item-id]')`,
      )
    },
  },
}

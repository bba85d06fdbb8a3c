import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright'

const CONTRAST = 'color-contrast'
/** With the contrast, the rules whose answer depends on colours, sizes and places, and not on the elements alone. */
const LOOKS = ['link-in-text-block', 'scrollable-region-focusable']

/** Of the texts with the same colours, size and weight, how many are checked: axe cannot tell the contrast of each. */
const TEXTS_OF_A_KIND = 5

const only = (...rules: readonly string[]): RunOptions => ({ runOnly: { type: 'rule', values: [...rules] } })

export interface AxeOptions {
  /** Selectors of what is left out. */
  readonly exclude?: readonly string[]
  /** For elements that axe has seen in other colours or on another screen. */
  readonly looksOnly?: boolean
  /**
   * How many texts of each kind were checked on pages with the same colours. The contrast takes longer than all other rules
   * together, and on pages of text it is the same some thousand times.
   */
  readonly checkedTexts?: Map<string, number>
}

/** @returns a sentence for each violation on the page */
export async function runAxe(
  page: Page,
  { exclude = [], looksOnly = false, checkedTexts }: AxeOptions = {},
): Promise<string[]> {
  await page.evaluate(axe.source)
  // axe reads what is left out, too, and most elements of a page of text are words of its code.
  await page.evaluate((selectors) => {
    for (const selector of selectors)
      for (const code of document.querySelectorAll(`${selector} > code`)) code.textContent = ''
  }, exclude)
  const all = { exclude: [...exclude] }
  if (!checkedTexts) return violationsOf(page, all, looksOnly ? only(CONTRAST, ...LOOKS) : {})
  const others = looksOnly ? only(...LOOKS) : { rules: { [CONTRAST]: { enabled: false } } }
  const problems = await violationsOf(page, all, others)
  const isMarked = await markTexts(page, exclude, checkedTexts)
  return isMarked
    ? [...problems, ...(await violationsOf(page, { include: ['[data-check-contrast]'] }, only(CONTRAST)))]
    : problems
}

/** Selectors, where axe has a wider type, which Playwright's types cannot follow. */
type Context = Partial<Record<'include' | 'exclude', string[]>>

interface Runner {
  run(context: Context, options: object): Promise<AxeResults>
}

function violationsOf(page: Page, context: Context, options: object): Promise<string[]> {
  return page.evaluate(
    async ({ context, options }) => {
      const { axe: runner } = globalThis as unknown as { axe: Runner }
      const { violations } = await runner.run(context, { ...options, resultTypes: ['violations'] })
      // Sending the whole result to the program would take longer than the check.
      return violations.map(
        ({ id, nodes }) => `axe: ${id} at ${nodes.length} places, first ${nodes[0]?.target.join(' ')}`,
      )
    },
    { context, options },
  )
}

/** Marks the texts of which too few were checked, and counts them. Returns whether there are any. */
async function markTexts(
  page: Page,
  exclude: readonly string[],
  checkedTexts: Map<string, number>,
): Promise<boolean> {
  const marked = await page.evaluate(
    ({ exclude, counts, most }) => {
      const checked = new Map(counts)
      const marked: string[] = []
      /** What is painted behind a text, and through what. */
      const paints = new Map<Element | null, string>()
      // An element comes after its parent.
      for (const element of document.querySelectorAll('*')) {
        const style = getComputedStyle(element)
        const own = `/${style.backgroundColor} ${style.backgroundImage} ${style.opacity}`
        const behind = paints.get(element.parentElement) ?? ''
        const paint = own === '/rgba(0, 0, 0, 0) none 1' ? behind : behind + own
        paints.set(element, paint)
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        )
        const kind = [style.color, style.fontSize, style.fontWeight, style.textShadow, paint].join(' ')
        const count = checked.get(kind) ?? 0
        if (
          !hasText ||
          count >= most ||
          !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
          exclude.some((selector) => element.closest(selector))
        )
          continue
        checked.set(kind, count + 1)
        element.setAttribute('data-check-contrast', '')
        marked.push(kind)
      }
      return marked
    },
    { exclude, counts: [...checkedTexts], most: TEXTS_OF_A_KIND },
  )
  for (const kind of marked) checkedTexts.set(kind, (checkedTexts.get(kind) ?? 0) + 1)
  return marked.length > 0
}

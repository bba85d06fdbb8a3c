import axe from 'axe-core'
import type { Page } from 'playwright'

export interface StoryEntry {
  readonly id: string
  readonly title: string
  readonly type: 'story' | 'docs'
  /** Storybook adds `play-fn` to a story with a play function. */
  readonly tags: readonly string[]
}

const PHONE = { width: 390, height: 844 }

/** The part of Storybook's preview that this program uses. */
interface Preview {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (payload: Payload) => void): void
    emit(event: string, payload: object): void
  }
  readonly __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>
    loadStory(story: { storyId: string }): Promise<{ storyGlobals?: { viewport?: { value?: string } } }>
  }
}

type Payload = string | { readonly storyId?: string; readonly status?: string }

/** `npm test` runs these with axe. It leaves out all other stories, so this program runs axe on those. */
export const hasPlay = ({ tags }: StoryEntry): boolean => tags.includes('play-fn')

/** Opens the preview once: a page load for each story would take minutes. */
export async function openPreview(page: Page, url: string, { axe }: { axe: boolean }): Promise<void> {
  await page.goto(`${url}/iframe.html`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  await page.evaluate(async (axe) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      globalThis as unknown as Preview
    await preview.ready()
    // The address cannot set it.
    channel.emit('updateGlobals', { globals: { a11y: { manual: !axe } } })
  }, axe)
}

/** Storybook resizes its frame for these stories; this program has no frame. */
export async function findPhoneStories(page: Page, ids: readonly string[]): Promise<Set<string>> {
  const viewports = await page.evaluate(async (ids) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview
    const stories = await Promise.all(ids.map((storyId) => preview.loadStory({ storyId })))
    return stories.map(({ storyGlobals }) => storyGlobals?.viewport?.value)
  }, ids)
  return new Set(ids.filter((_, index) => viewports[index] === 'phone'))
}

/** Shows a story in the open preview. */
export const checkStory = (page: Page, id: string): Promise<string[]> =>
  watch(page, async () => {
    const status = await show(page, id)
    return status === 'success' ? [] : [`story: ${status}`]
  })

/**
 * Loads a docs page for each theme, and looks at it on a phone. In an open preview, Storybook would reload the page when it leaves stories that have
 * not rendered yet.
 */
export const checkDocs = (
  page: Page,
  url: string,
  id: string,
  entries: Readonly<Record<string, StoryEntry>>,
): Promise<string[]> =>
  watch(page, async () => {
    const problems: string[] = []
    for (const theme of ['dark', 'light']) {
      await page.goto(`${url}/iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`)
      await page.locator(`.shop[data-theme="${theme}"]`).first().waitFor()
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.getByText('Reading the types…').waitFor({ state: 'detached' })
      await page.waitForLoadState('networkidle')
      await page.evaluate(axe.source)
      problems.push(...(await violationsOf(page)).map((violation) => `axe, ${theme}: ${violation}`))
    }
    const size = page.viewportSize()
    await page.setViewportSize(PHONE)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > PHONE.width) problems.push(`${width} px wide on a phone of ${PHONE.width} px`)
    if (size) await page.setViewportSize(size)
    const links = await page
      .locator('a[href*="path=/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
    const dead = links.filter((href) => !entries[href.replace(/^.*path=\/(story|docs)\//, '')])
    return [...problems, ...dead.map((href) => `dead link: ${href}`)]
  })

/** @returns what `check` found, and what the console, the page and its requests showed meanwhile */
async function watch(page: Page, check: () => Promise<string[]>): Promise<string[]> {
  const problems: string[] = []
  const onConsole = (message: { type(): string; text(): string }) => {
    if (['warning', 'error'].includes(message.type()))
      problems.push(`console: ${message.text().split('\n', 1)[0] ?? ''}`)
  }
  const onError = (error: Error) => problems.push(`error: ${error.message}`)
  const onRequest = (request: { url(): string }) => {
    if (!/^((data|blob):|http:\/\/127\.0\.0\.1:)/.test(request.url()))
      problems.push(`request to another site: ${request.url()}`)
  }
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest)
  try {
    problems.push(...(await check()))
  } catch (error) {
    problems.push(String(error))
  }
  page.off('console', onConsole).off('pageerror', onError).off('request', onRequest)
  return problems
}

/** @returns `success`, or the event that ended the story */
function show(page: Page, id: string): Promise<string> {
  return page.evaluate(
    (id) =>
      new Promise<string>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview
        const ends = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing']
        for (const event of ends)
          channel.on(event, (payload) => {
            if (typeof payload === 'object' && payload.storyId === id) resolve(payload.status ?? event)
            else if (event !== 'storyFinished') resolve(event)
          })
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
        setTimeout(resolve, 60_000, 'not finished after a minute')
      }),
    id,
  )
}

function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as { axe: typeof axe }
    const { violations } = await runner.run(
      // Storybook's own switch repeats its state as a pale text, hidden from screen readers.
      { exclude: ['.docblock-argstable [aria-hidden]'] },
      // The page is in a frame, which is in the main landmark of Storybook.
      { rules: { region: { enabled: false } }, resultTypes: ['violations'] },
    )
    // Sending the whole result to the program would take longer than the check.
    return violations.map(
      ({ id, nodes }) => `${id} at ${nodes.length} places, first ${nodes[0]?.target.join(' ')}`,
    )
  })
}

/**
 * Tabs of one browser, as Chromium works: each process has a copy of the storage. A write changes the writer's copy at
 * once, reaches the browser later, and from there the other copies. A copy ignores foreign writes of a key while its own
 * write of that key is on its way.
 */
export interface BrowserTabs {
  readonly views: readonly TabStorage[]
  /** Delivers one message; `choice` selects among those that can arrive next. Returns false without a message to deliver. */
  deliver(choice: number): boolean
  readonly stored: ReadonlyMap<string, string>
  /** Stores a string that every tab has read. */
  preset(key: string, text: string): void
}

export interface TabStorage extends Storage {
  /** `full`: new keys and longer strings are refused. */
  failing: 'none' | 'read' | 'write' | 'full' | 'all'
}

interface Write {
  readonly tab: number
  readonly key: string
  readonly text: string | null
}

export function createBrowserTabs(
  count: number,
  dispatch: (key: string, view: Storage) => void,
): BrowserTabs {
  const stored = new Map<string, string>()
  const toBrowser: Write[][] = []
  const toTab: Write[][] = []
  const copies: { texts: Map<string, string>; onTheWay: Map<string, number> }[] = []
  const views: TabStorage[] = []

  for (let tab = 0; tab < count; tab++) {
    const texts = new Map<string, string>()
    const onTheWay = new Map<string, number>()
    copies.push({ texts, onTheWay })
    toBrowser.push([])
    toTab.push([])
    const check = (kind: 'read' | 'write') => {
      if (view.failing === kind || view.failing === 'all')
        throw new DOMException('refused', 'QuotaExceededError')
    }
    const write = (key: string, text: string | null) => {
      check('write')
      apply(texts, key, text)
      onTheWay.set(key, (onTheWay.get(key) ?? 0) + 1)
      toBrowser[tab]?.push({ tab, key, text })
    }
    const view: TabStorage = {
      failing: 'none',
      get length() {
        check('read')
        return texts.size
      },
      key(index) {
        check('read')
        return [...texts.keys()][index] ?? null
      },
      getItem(key) {
        check('read')
        return texts.get(key) ?? null
      },
      setItem(key, text) {
        const isLonger = text.length > (texts.get(key)?.length ?? -1)
        if (view.failing === 'full' && isLonger) throw new DOMException('full', 'QuotaExceededError')
        write(key, text)
      },
      removeItem: (key) => write(key, null),
      clear: () => [...texts.keys()].forEach((key) => write(key, null)),
    }
    views.push(view)
  }

  function receive(tab: number, message: Write): void {
    const copy = copies[tab]
    const view = views[tab]
    if (!copy || !view) return
    const waiting = copy.onTheWay.get(message.key) ?? 0
    if (message.tab === tab) return void copy.onTheWay.set(message.key, waiting - 1)
    if (waiting === 0) apply(copy.texts, message.key, message.text)
    dispatch(message.key, view)
  }

  return {
    views,
    stored,
    preset(key, text) {
      for (const texts of [stored, ...copies.map((copy) => copy.texts)]) texts.set(key, text)
    },
    deliver(choice) {
      // Writes of one tab reach the browser in order. Writes of one key reach a tab in order; different keys do not.
      const next: (() => void)[] = toBrowser.flatMap((queue) => {
        const [write] = queue
        if (!write) return []
        return () => {
          queue.shift()
          apply(stored, write.key, write.text)
          for (const queueOfTab of toTab) queueOfTab.push(write)
        }
      })
      toTab.forEach((queue, tab) => {
        for (const write of queue) {
          if (queue.find(({ key }) => key === write.key) !== write) continue
          next.push(() => {
            queue.splice(queue.indexOf(write), 1)
            receive(tab, write)
          })
        }
      })
      next[choice % next.length]?.()
      return next.length > 0
    },
  }
}

function apply(texts: Map<string, string>, key: string, text: string | null): void {
  if (text === null) texts.delete(key)
  else texts.set(key, text)
}

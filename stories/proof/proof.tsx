'use client'
import { useEffect, useRef, useState } from 'react'

import { actions, loadMore, type Action, type Trial } from './actions.js'
import { Phone, type PhoneHandle } from './phone.js'
import { ProductListProduct, ProductListProducts } from './product-list-products.js'
import { connectTo, createProofStore } from './proof-store.js'
import './proof.css'
import { idOf, look, readScore, rowsOf, type Score } from './scoreboard.js'
import { settle } from './settle.js'
import { TextbookProduct, TextbookProducts } from './textbook-products.js'

interface ProofProps {
  /** In milliseconds, of each response. */
  readonly latency?: number | undefined
  /** In milliseconds, where the eye needs time. */
  readonly pauseMs?: number | undefined
  /** Runs the first action by itself, so that a visitor who presses nothing sees a result. */
  readonly runsFirst?: boolean | undefined
  /** What the store does with the cursor of a deleted product. */
  readonly deletedCursor?: 'resolves' | 404 | undefined
}

/** Two lists on one store: what a changing catalogue does to each of them. */
export function Proof(props: ProofProps) {
  const [round, setRound] = useState(0)
  const runsFirst = props.runsFirst && round === 0
  return <Round key={round} {...props} runsFirst={runsFirst} onRestart={() => setRound(round + 1)} />
}

interface Board extends Score {
  readonly requests: number
}

interface Result {
  readonly sentence: string
  readonly boards: readonly Board[]
}

function Round({
  latency = 150,
  pauseMs = 900,
  runsFirst = false,
  deletedCursor,
  onRestart,
}: ProofProps & { readonly onRestart: () => void }) {
  const [setup] = useState(() => {
    const store = createProofStore(latency, deletedCursor)
    const restoreKey = `proof-${Math.random().toString(36).slice(2)}`
    return {
      store,
      restoreKey,
      textbook: connectTo(store),
      ours: connectTo(store),
      /** For each product that moved, how often each phone had read its list before. */
      moves: new Map<string, readonly number[]>(),
    }
  })
  const textbook = useRef<PhoneHandle>(null)
  const ours = useRef<PhoneHandle>(null)
  const [isBusy, setIsBusy] = useState(true)
  const [chosen, setChosen] = useState<Action>()
  const [result, setResult] = useState<Result>()

  const phones = () => [textbook.current, ours.current].filter((phone) => phone !== null)
  const settleAll = () => settle(() => phones().some(({ isFetching }) => isFetching()))
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs))

  useEffect(() => {
    let isStopped = false
    async function start() {
      for (let pages = 1; pages < START.pages; pages += 1) {
        await settleAll()
        if (isStopped) return
        phones().forEach(loadMore)
      }
      await settleAll()
      if (isStopped) return
      for (const { screen } of phones()) scrollToRow(screen, rowsOf(screen)[START.row])
      await settleAll()
      if (isStopped) return
      setIsBusy(false)
      if (runsFirst && actions[0]) await run(actions[0])
    }
    void start()
    return () => {
      isStopped = true
    }
    // The phones are there as long as this component is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  /** The products that moved after the phone read its list. */
  function unreadBy({ reads }: PhoneHandle, index: number): ReadonlySet<string> {
    const moves = [...setup.moves].filter(([, readsBefore]) => readsBefore[index] === reads())
    return new Set(moves.map(([id]) => id))
  }

  async function run(action: Action) {
    setIsBusy(true)
    setChosen(action)
    const trial: Trial = { store: setup.store, phones: phones(), settle: settleAll, pause }
    const before = trial.phones.map((phone, index) => ({
      sight: look(phone.screen),
      requests: phone.connection.count(),
      unread: unreadBy(phone, index),
    }))
    const reads = trial.phones.map((phone) => phone.reads())
    const { sentence, changed, next } = await action.run(trial)
    for (const id of changed) setup.moves.set(id, reads)
    await settleAll()
    const boards = phones().map((phone, index) => {
      const { screen, connection } = phone
      const { sight, requests, unread } = before[index] as (typeof before)[number]
      const changes = { changed: new Set([...changed, ...unread]), unread: unreadBy(phone, index) }
      return {
        ...readScore(screen, sight, setup.store, changes),
        requests: connection.count() - requests,
      }
    })
    setResult({ sentence, boards })
    if (next !== undefined) {
      await pause()
      for (const { screen } of phones()) scrollTo(screen, next, pauseMs > 0 ? 'smooth' : 'instant')
      await pause()
    }
    setIsBusy(false)
  }

  return (
    <div
      className="proof"
      data-proof-busy={isBusy || undefined}
      data-proof-starting={(isBusy && !chosen) || undefined}
    >
      <div className="proof-actions" role="group" aria-label="Change the store">
        {actions.map((action) => (
          <button
            key={action.name}
            type="button"
            aria-disabled={isBusy}
            data-chosen={chosen === action || undefined}
            onClick={() => !isBusy && void run(action)}
          >
            {action.name}
          </button>
        ))}
        <button type="button" className="proof-restart" onClick={onRestart}>
          Start over
        </button>
      </div>
      <p className="proof-sentence" role="status">
        {result?.sentence ??
          'Two lists, one store in this page. Press a button: both lists see the same change.'}
      </p>
      <div className="proof-phones">
        <div>
          <Phone
            ref={textbook}
            label="useInfiniteQuery"
            title={
              <>
                <span>Textbook </span>
                <code>useInfiniteQuery</code>
              </>
            }
            connection={setup.textbook}
            restoreKey={setup.restoreKey}
            List={TextbookProducts}
            ProductPage={TextbookProduct}
          />
          <Scoreboard board={result?.boards[0]} label="useInfiniteQuery" />
        </div>
        <div>
          <Phone
            ref={ours}
            label="ProductList"
            title={<code>ProductList</code>}
            connection={setup.ours}
            restoreKey={setup.restoreKey}
            List={ProductListProducts}
            ProductPage={ProductListProduct}
          />
          <Scoreboard board={result?.boards[1]} label="ProductList" />
        </div>
      </div>
    </div>
  )
}

/** Where the shopper is when the first button is pressed: in the middle of three loaded pages. */
const START = { pages: 3, row: 9 }

function scrollToRow(screen: HTMLElement, row: HTMLElement | undefined): void {
  if (row) screen.scrollTop += row.getBoundingClientRect().top - screen.getBoundingClientRect().top
}

/** To the middle of the screen. A product that is twice in the list: to its second row. */
function scrollTo(screen: HTMLElement, id: string, behavior: ScrollBehavior): void {
  const row = rowsOf(screen).findLast((each) => idOf(each) === id)
  if (!row) return
  const { top, height } = row.getBoundingClientRect()
  const { top: edge, height: room } = screen.getBoundingClientRect()
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  screen.scrollBy({ top: top - edge - (room - height) / 2, behavior: isReduced ? 'instant' : behavior })
}

const measures: readonly { readonly name: keyof Board; readonly text: string }[] = [
  { name: 'duplicates', text: 'Duplicates' },
  { name: 'missing', text: 'Missing products' },
  { name: 'pixels', text: 'Pixels jumped' },
  { name: 'errors', text: 'Errors' },
  { name: 'requests', text: 'Requests' },
]

function Scoreboard({ board, label }: { readonly board: Board | undefined; readonly label: string }) {
  return (
    <dl className="proof-board" aria-label={`Score: ${label}`}>
      {measures.map(({ name, text }) => (
        <div
          key={name}
          data-measure={name}
          data-bad={(name !== 'requests' && board && board[name] > 0) || undefined}
        >
          <dt>{text}</dt>
          <dd>{board ? board[name] : '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

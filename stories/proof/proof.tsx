'use client'
import { useEffect, useId, useRef, useState } from 'react'

import { actionsOn, loadMore, type Action } from './actions.js'
import { Phone, type PhoneHandle } from './phone.js'
import { ProductListProduct, ProductListProducts } from './product-list-products.js'
import { connectTo, createProofStore, LIST, type DeletedCursor } from './proof-store.js'
import './proof.css'
import { idOf, inStoreOrder, look, readScore, repeatedRowsOf, rowsOf, type Score } from './scoreboard.js'
import { settle } from './settle.js'
import { TextbookProduct, textbookQueryOptions, TextbookProducts } from './textbook-products.js'

interface ProofProps {
  /** In milliseconds, of each response. */
  readonly latency?: number | undefined
  /** In milliseconds, so that a visitor sees each step. */
  readonly pauseMs?: number | undefined
  /** Runs the first action without a press, so that every visitor sees a result. */
  readonly runsFirst?: boolean | undefined
  /** The store at the start. Default: as the document of the API wants it. */
  readonly deletedCursor?: DeletedCursor | undefined
  /** Where a reader finds the source of both lists. */
  readonly sourceUrl?: string | undefined
}

/** The contract's default first. */
const stores: readonly { readonly deletedCursor: DeletedCursor; readonly name: string }[] = [
  { deletedCursor: 'resolves', name: 'works, as documented' },
  { deletedCursor: 404, name: 'answers 404' },
]

/** Two lists on one store: what a changing catalogue does to each of them. */
export function Proof({ deletedCursor: first = 'resolves', sourceUrl, ...props }: ProofProps) {
  const [{ round, deletedCursor }, setRound] = useState({ round: 0, deletedCursor: first })
  const start = (next: DeletedCursor) => setRound({ round: round + 1, deletedCursor: next })
  return (
    <div className="proof">
      <Round
        key={round}
        {...props}
        deletedCursor={deletedCursor}
        runsFirst={props.runsFirst === true && round === 0}
        onStartOver={() => start(deletedCursor)}
      />
      <HowCounted deletedCursor={deletedCursor} onDeletedCursorChange={start} sourceUrl={sourceUrl} />
    </div>
  )
}

interface HowCountedProps extends Pick<ProofProps, 'sourceUrl'> {
  readonly deletedCursor: DeletedCursor
  readonly onDeletedCursorChange: (deletedCursor: DeletedCursor) => void
}

/** What a sceptic asks. A visitor who only looks does not have to read it. */
function HowCounted({ deletedCursor, onDeletedCursorChange, sourceUrl }: HowCountedProps) {
  const name = useId()
  return (
    <details className="proof-details">
      <summary>How this is counted</summary>
      <p>
        The table counts what is on the two screens. <i>Missing</i>: products that the list does not have,
        although you saw them whole before the press, or they belong between two of its products.{' '}
        <i>Pixels jumped</i>: how far the first product on screen has moved; “all gone” if nothing is left of
        what was on screen. It is 0 at the end of the catalogue, and for new products above a reader at the
        very top.
      </p>
      <p>
        Each press first brings the left list to the scroll position of the right one. The left list is
        written as in the guide of TanStack Query. A persisted cache would mend its reload, and a{' '}
        <code>select</code> that drops repeated ids its rename; a list that is not refetched does not move,
        but keeps old prices. ProductList keeps its scroll position in the storage of the tab. It can send
        more requests, and after a reload it has only the page on screen. If the very last product of a list
        moves behind others, both lists leave those out until they refetch.
      </p>
      <fieldset>
        <legend>A cursor of a deleted product</legend>
        {stores.map((store) => (
          <label key={store.name}>
            <input
              type="radio"
              name={name}
              checked={store.deletedCursor === deletedCursor}
              onChange={() => onDeletedCursorChange(store.deletedCursor)}
            />
            {store.name}
          </label>
        ))}
      </fieldset>
      {sourceUrl !== undefined && (
        <p>
          <a href={sourceUrl}>The source of both lists</a>
        </p>
      )}
    </details>
  )
}

interface Board extends Score {
  readonly requests: number
}

interface Result {
  readonly sentence: string
  readonly boards: readonly Board[]
}

interface RoundProps extends Pick<ProofProps, 'latency' | 'pauseMs'> {
  readonly runsFirst: boolean
  readonly deletedCursor: DeletedCursor
  readonly onStartOver: () => void
}

function Round({ latency = 150, pauseMs = 900, runsFirst, deletedCursor, onStartOver }: RoundProps) {
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
  const actions = actionsOn(deletedCursor)

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
      if (!runsFirst || !actions[0]) return
      await pause()
      if (!isStopped) await run(actions[0])
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

  /** Brings the left list to where the right one is, so that no action starts with what an earlier one broke. */
  async function meet() {
    const [left, right] = phones()
    const top = right && look(right.screen).rows[0]
    if (!left?.queryClient || !top) return
    const isThere = look(left.screen).rows.some((row) => row.id === top.id && Math.abs(row.top - top.top) < 1)
    if (isThere && !isBroken(result?.boards[0])) return
    setResult({ sentence: MEETING, boards: [] })
    const ids = inStoreOrder(setup.store).map(({ id }) => id)
    const last = Math.max(...rowsOf(right.screen).map((row) => ids.indexOf(idOf(row))))
    await left.queryClient.infiniteQuery({
      ...textbookQueryOptions(setup.textbook),
      pages: Math.ceil((last + 1) / LIST.limit),
      staleTime: 0,
    })
    await settleAll()
    const row = rowsOf(left.screen).find((each) => idOf(each) === top.id)
    scrollToRow(left.screen, row, top.top)
    await pause()
  }

  async function run(action: Action) {
    setIsBusy(true)
    setChosen(action)
    for (const { screen } of phones()) outlineRepeated(screen, [])
    await meet()
    if (action.startsAtEnd) for (const { screen } of phones()) screen.scrollTop = screen.scrollHeight
    await settleAll()
    const before = phones().map((phone, index) => ({
      sight: look(phone.screen),
      requests: phone.connection.count(),
      unread: unreadBy(phone, index),
    }))
    const reads = phones().map((phone) => phone.reads())
    const { sentence, changed } = action.run({ store: setup.store, phones: phones() })
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
    for (const { screen } of phones()) outlineRepeated(screen, repeatedRowsOf(screen))
    const hidden = Math.max(...phones().map(({ screen }) => hiddenBelow(screen, repeatedRowsOf(screen))))
    // Both, so that the scroll is not seen as a jump of one list.
    for (const { screen } of phones()) screen.scrollTop += hidden
    setResult({ sentence: hidden > 0 ? `${sentence} Both were scrolled to it.` : sentence, boards })
    setIsBusy(false)
  }

  return (
    <div data-proof-busy={isBusy || undefined} data-proof-starting={(isBusy && !chosen) || undefined}>
      <div className="proof-phones">
        <Phone
          ref={textbook}
          label="useInfiniteQuery"
          connection={setup.textbook}
          restoreKey={setup.restoreKey}
          List={TextbookProducts}
          ProductPage={TextbookProduct}
        />
        <Phone
          ref={ours}
          label="ProductList"
          connection={setup.ours}
          restoreKey={setup.restoreKey}
          List={ProductListProducts}
          ProductPage={ProductListProduct}
        />
      </div>
      <div className="proof-actions" role="group" aria-label="What happens in the shop">
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
        <button type="button" onClick={onStartOver}>
          Start over
        </button>
      </div>
      <p className="proof-sentence" role="status">
        {result?.sentence ?? 'Each press changes the shop for both lists.'}
      </p>
      <Scoreboard boards={result?.boards ?? []} />
    </div>
  )
}

/** Where the shopper is when the first button is pressed: in the middle of three loaded pages. */
const START = { pages: 3, row: 9 }

function scrollToRow(screen: HTMLElement, row: HTMLElement | undefined, offset = 0): void {
  if (row) screen.scrollTop += row.getBoundingClientRect().top - screen.getBoundingClientRect().top - offset
}

const MEETING = 'The left list is read again, and brought to the product at the top of the right one.'

const isBroken = (board: Board | undefined) =>
  board && measures.some(({ name }) => name !== 'requests' && board[name] !== 0)

/** Outlines all rows of a product that is in the list twice. */
function outlineRepeated(screen: HTMLElement, repeated: readonly HTMLElement[]): void {
  for (const row of rowsOf(screen)) row.toggleAttribute('data-proof-repeated', repeated.includes(row))
}

/** How far a phone must be scrolled until the last of some rows is wholly on its screen. */
function hiddenBelow(screen: HTMLElement, rows: readonly HTMLElement[]): number {
  const last = rows.at(-1)?.getBoundingClientRect()
  return last ? Math.max(0, last.bottom - screen.getBoundingClientRect().bottom) : 0
}

const measures: readonly { readonly name: keyof Board; readonly text: string }[] = [
  { name: 'duplicates', text: 'Shown twice' },
  { name: 'missing', text: 'Missing' },
  { name: 'pixels', text: 'Pixels jumped' },
  { name: 'errors', text: 'Errors' },
  { name: 'requests', text: 'Requests' },
]

/** One column below each phone, with the names of the counts between them. */
function Scoreboard({ boards }: Pick<Result, 'boards'>) {
  const [textbook, ours] = boards
  return (
    <table className="proof-board">
      <caption className="proof-hidden">What a shopper would notice</caption>
      <thead className="proof-hidden">
        <tr>
          <th scope="col">useInfiniteQuery</th>
          <td />
          <th scope="col">ProductList</th>
        </tr>
      </thead>
      <tbody>
        {measures.map(({ name, text }) => (
          <tr key={name} data-measure={name}>
            <Count name={name} board={textbook} />
            <th scope="row">{text}</th>
            <Count name={name} board={ours} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Count({ name, board }: { readonly name: keyof Board; readonly board: Board | undefined }) {
  // No number of requests is right or wrong.
  const isBad = name === 'requests' || !board ? undefined : board[name] !== 0
  return <td data-bad={isBad}>{board ? (board[name] ?? 'all gone') : '–'}</td>
}

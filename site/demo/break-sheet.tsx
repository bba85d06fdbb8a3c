import { useState } from 'react'

import { field, outlineButton, selectBox } from '../../blocks/shop-ui/class-names.js'
import { applyAction, type Shop } from '../../.storybook/live-store/apply-action.js'
import {
  faults,
  productActions,
  targets,
  type FaultName,
  type ProductAction,
  type StoreChange,
  type Target,
} from '../../.storybook/live-store/protocol.js'
import { renderedProductId } from '../../.storybook/live-store/rendered-products.js'
import { settle } from '../../stories/proof/settle.js'
import { Sheet } from './sheet.js'

// The casts are safe: the keys are those of the object.
const keysOf = <Key extends string>(choices: Readonly<Record<Key, string>>) => Object.keys(choices) as Key[]

interface BreakSheetProps {
  readonly shop: Shop
  readonly onClose: () => void
}

/** Changes the store of the shop, or fails its requests. The shop then asks the store again, as on a return to its tab. */
export function BreakSheet({ shop, onClose }: BreakSheetProps) {
  const [report, setReport] = useState('Each button changes the store, and the shop asks it again.')
  const act = async (action: StoreChange) => {
    const target = 'target' in action ? renderedProductId(document, action.target) : undefined
    const kept = target === undefined ? undefined : findNeighbour(target)
    const sentence = applyAction(shop, action, target)
    setReport(sentence)
    applyAction(shop, { type: 'refetch' }, undefined)
    await settle(() => shop.queryClient.isFetching() > 0)
    if (kept && movedBy(kept) < 2) {
      setReport(`${sentence} “${kept.name}” is where it was.`)
      point(kept.id)
    }
  }
  return (
    <Sheet
      label="Break this shop"
      heading={
        <p role="status" className="text-sm">
          {report}
        </p>
      }
      className="breaks-shop grid max-h-[48dvh] gap-4 px-4 pt-2 pb-4 sm:px-8"
      onClose={onClose}
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ProductChanges onAct={(action) => void act(action)} />
        <Failures onAct={(action) => void act(action)} />
      </div>
    </Sheet>
  )
}

interface Neighbour {
  readonly id: string
  readonly name: string
  readonly top: number
}

const elementOf = (id: string) => document.querySelector<HTMLElement>(`[data-item-id="${CSS.escape(id)}"]`)

/** The product on screen that the change leaves alone, nearest to the one that it changes. */
function findNeighbour(target: string): Neighbour | undefined {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-item-id]')].filter((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  const index = shown.findIndex((element) => element.dataset['itemId'] === target)
  const element = shown[index + 1] ?? shown[index - 1]
  const name = element?.querySelector('h3')?.textContent
  if (!element || !name) return
  return { id: element.dataset['itemId']!, name, top: element.getBoundingClientRect().top }
}

const movedBy = ({ id, top }: Neighbour) =>
  Math.abs((elementOf(id)?.getBoundingClientRect().top ?? Infinity) - top)

const POINT_MS = 3_000

function point(id: string): void {
  const element = elementOf(id)
  element?.setAttribute('data-explained', '')
  setTimeout(() => element?.removeAttribute('data-explained'), POINT_MS)
}

interface ActionsProps {
  readonly onAct: (action: StoreChange) => void
}

function ProductChanges({ onAct }: ActionsProps) {
  const [target, setTarget] = useState<Target>('first')
  return (
    <fieldset className={row}>
      <legend className="mb-2 text-sm font-medium">Change a product</legend>
      <Choice label="Product" choices={targets} value={target} onChange={setTarget} />
      {keysOf(productActions).map((type: ProductAction) => (
        <button key={type} type="button" className={outlineButton} onClick={() => onAct({ type, target })}>
          {productActions[type]}
        </button>
      ))}
    </fieldset>
  )
}

function Failures({ onAct }: ActionsProps) {
  const [fault, setFault] = useState<FaultName>('serverError')
  return (
    <fieldset className={row}>
      <legend className="mb-2 text-sm font-medium">Break requests</legend>
      <Choice label="Fault" choices={faults} value={fault} onChange={setFault} />
      <button
        type="button"
        className={outlineButton}
        onClick={() => onAct({ type: 'break', fault, isLasting: false })}
      >
        Break the next request
      </button>
      <button
        type="button"
        className={outlineButton}
        onClick={() => onAct({ type: 'break', fault, isLasting: true })}
      >
        Break every request
      </button>
      <button type="button" className={outlineButton} onClick={() => onAct({ type: 'repair' })}>
        Repair
      </button>
    </fieldset>
  )
}

/** One row on a phone, so that the shop above stays in view. */
const row =
  '-mx-4 flex min-w-0 items-center gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0 [&>*]:shrink-0'

interface ChoiceProps<Key extends string> {
  readonly label: string
  readonly choices: Readonly<Record<Key, string>>
  readonly value: Key
  readonly onChange: (value: Key) => void
}

function Choice<Key extends string>({ label, choices, value, onChange }: ChoiceProps<Key>) {
  return (
    <span className={selectBox}>
      {/* The cast is safe: the options are the keys. */}
      <select
        className={field}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value as Key)}
      >
        {keysOf(choices).map((key) => (
          <option key={key} value={key}>
            {choices[key]}
          </option>
        ))}
      </select>
    </span>
  )
}

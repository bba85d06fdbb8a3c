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
import { Sheet } from './sheet.js'

// The casts are safe: the keys are those of the object.
const keysOf = <Key extends string>(choices: Readonly<Record<Key, string>>) => Object.keys(choices) as Key[]

interface BreakSheetProps {
  readonly shop: Shop
  readonly onClose: () => void
}

/** Changes the store of the shop, or fails its requests. */
export function BreakSheet({ shop, onClose }: BreakSheetProps) {
  const [report, setReport] = useState('A list shows changes of the store after its next request.')
  const act = (action: StoreChange) => {
    const target = 'target' in action ? renderedProductId(document, action.target) : undefined
    setReport(applyAction(shop, action, target))
  }
  return (
    <Sheet
      label="Break this shop"
      heading={
        <p role="status" className="text-sm">
          {report}
        </p>
      }
      className="grid max-h-[55dvh] gap-4 p-4 sm:px-8"
      onClose={onClose}
    >
      <div className="grid gap-4 lg:grid-cols-2">
        <ProductChanges onAct={act} />
        <Failures onAct={act} />
      </div>
    </Sheet>
  )
}

interface ActionsProps {
  readonly onAct: (action: StoreChange) => void
}

function ProductChanges({ onAct }: ActionsProps) {
  const [target, setTarget] = useState<Target>('first')
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-2 text-sm font-medium">Change a product</legend>
      <Choice label="Product" choices={targets} value={target} onChange={setTarget} />
      {keysOf(productActions).map((type: ProductAction) => (
        <button key={type} type="button" className={outlineButton} onClick={() => onAct({ type, target })}>
          {productActions[type]}
        </button>
      ))}
      <button type="button" className={outlineButton} onClick={() => onAct({ type: 'refetch' })}>
        Refetch
      </button>
    </fieldset>
  )
}

function Failures({ onAct }: ActionsProps) {
  const [fault, setFault] = useState<FaultName>('serverError')
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
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

import * as React from 'react'

import { Button, CheckLabel, Group, Legend, Select } from './panel-styles.js'
import {
  faults,
  productActions,
  targets,
  type FaultName,
  type ProductAction,
  type StoreAction,
  type Target,
} from './protocol.js'

interface StoreActionsProps {
  readonly onAction: (action: StoreAction) => void
}

// The casts are safe: the keys are those of the object.
const keysOf = <Key extends string>(choices: Readonly<Record<Key, string>>) => Object.keys(choices) as Key[]

export const ProductActions: React.FC<StoreActionsProps> = ({ onAction }) => {
  const [target, setTarget] = React.useState<Target>('first')
  return (
    <Group>
      <Legend>Change a product</Legend>
      <Choices label="Product" choices={targets} value={target} onChange={setTarget} />
      {keysOf(productActions).map((type: ProductAction) => (
        <Button key={type} type="button" onClick={() => onAction({ type, target })}>
          {productActions[type]}
        </Button>
      ))}
    </Group>
  )
}

export const FaultActions: React.FC<StoreActionsProps> = ({ onAction }) => {
  const [fault, setFault] = React.useState<FaultName>('serverError')
  const [isLasting, setIsLasting] = React.useState(false)
  return (
    <Group>
      <Legend>Break requests</Legend>
      <Choices label="Fault" choices={faults} value={fault} onChange={setFault} />
      <CheckLabel>
        <input type="checkbox" checked={isLasting} onChange={({ target }) => setIsLasting(target.checked)} />
        Until repaired, not only the next request
      </CheckLabel>
      <Button type="button" onClick={() => onAction({ type: 'break', fault, isLasting })}>
        Break
      </Button>
      <Button type="button" onClick={() => onAction({ type: 'repair' })}>
        Repair
      </Button>
    </Group>
  )
}

export const PageActions: React.FC<StoreActionsProps> = ({ onAction }) => (
  <Group>
    <Legend>This page</Legend>
    <Button type="button" onClick={() => onAction({ type: 'refetch' })}>
      Refetch
    </Button>
    <Button type="button" onClick={() => onAction({ type: 'clear' })}>
      Clear requests
    </Button>
  </Group>
)

interface ChoicesProps<Key extends string> {
  readonly label: string
  readonly choices: Readonly<Record<Key, string>>
  readonly value: Key
  readonly onChange: (value: Key) => void
}

function Choices<Key extends string>({ label, choices, value, onChange }: ChoicesProps<Key>) {
  return (
    // The cast is safe: the options are the keys.
    <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value as Key)}>
      {keysOf(choices).map((key) => (
        <option key={key} value={key}>
          {choices[key]}
        </option>
      ))}
    </Select>
  )
}

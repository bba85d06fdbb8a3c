import type { SeededRandom } from '../../packages/mock/src/random/seeded-random.js'

type Draw = <T>(values: readonly T[]) => T

/** Values that are valid for some field, nearly valid, or of a type that no field has. */
const VALUES: readonly unknown[] = [
  undefined,
  null,
  '',
  'text',
  '49.99',
  '-3',
  '1e3',
  '7.',
  '2026-01-01T10:00:00.000Z',
  '2026-01-01T10:00Z',
  '2026-01-01',
  '2026-01-01T10:00:00+02:00',
  0,
  -1,
  1.5,
  2 ** 53,
  NaN,
  10n,
  true,
  Symbol('symbol'),
  new Date(0),
  new Map(),
  () => 'text',
  {},
  [],
  [undefined],
  [null],
  ['text'],
  [{}],
  // A sparse array.
  new Array(2),
  { label: 'Home' },
  [{ label: 'Home', url: null, children: [{ label: 'Shirts', children: [] }] }],
  [{ label: 'Home', children: [{ url: '/' }] }],
  { length: 0 },
  JSON.parse('{ "__proto__": { "id": "inherited" } }'),
  Object.create({ id: 'inherited', name: 'inherited' }),
]

function mutateObject(object: object, draw: Draw, value: unknown, keys: readonly string[]): unknown {
  const copy = { ...object } as Record<string, unknown>
  const key = draw(keys)
  switch (draw(['set', 'set', 'deepen', 'deepen', 'deepen', 'delete', 'add', 'proto', 'inherit'])) {
    case 'set':
      return { ...copy, [key]: value }
    case 'deepen':
      return { ...copy, [key]: mutateValue(copy[key], draw) }
    case 'delete':
      // oxlint-disable-next-line typescript/no-dynamic-delete -- a missing key is not the same as `undefined`
      delete copy[key]
      return copy
    case 'add':
      return { ...copy, added: value }
    case 'proto':
      return Object.defineProperty(copy, '__proto__', { value, enumerable: true, configurable: true })
    default:
      return Object.create(copy)
  }
}

function mutateArray(array: readonly unknown[], draw: Draw, value: unknown): unknown {
  const index = draw([...array.keys(), 0])
  switch (draw(['element', 'element', 'element', 'set', 'remove', 'append', 'lengthen'])) {
    case 'element':
      return array.map((element, at) => (at === index ? mutateValue(element, draw) : element))
    case 'set':
      return array.map((element, at) => (at === index ? value : element))
    case 'remove':
      return array.toSpliced(index, 1)
    case 'append':
      return [...array, value]
    default: {
      const copy = [...array]
      copy.length += 1
      return copy
    }
  }
}

function mutateValue(target: unknown, draw: Draw): unknown {
  const value = draw(VALUES)
  if (Array.isArray(target) && target.length > 0) return mutateArray(target, draw, value)
  if (typeof target !== 'object' || target === null) return value
  const keys = Object.keys(target)
  return keys.length > 0 ? mutateObject(target, draw, value, keys) : value
}

/** A changed copy: one to three mutations at random depths. */
export function mutate(value: unknown, random: SeededRandom): unknown {
  const draw: Draw = (values) => values[Math.floor(random() * values.length)] as (typeof values)[number]
  let mutated = value
  for (let left = draw([1, 1, 2, 3]); left > 0; left--) {
    // Now and then the value itself, instead of a value inside.
    mutated = random() < 0.01 ? draw(VALUES) : mutateValue(mutated, draw)
  }
  return mutated
}

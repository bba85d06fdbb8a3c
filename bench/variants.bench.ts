/**
 * The variant model compared with `getProductOptions` of @shopify/hydrogen-react on equal data.
 *
 * Run with `npm run bench variants`, which installs the peer into bench/. Rounds are interleaved, figures are
 * medians. The two do different work: the peer's server sends the existing combinations in a compact encoding, and
 * the peer shows the first variant of a value. Our model computes the combinations, and the variant that each value
 * leads to, from the plain variants. Exits with 1 when a choice among 2,000 variants takes 1 ms or more.
 */
import { report, roundsOf } from './report.js'
import { median, ratioOf, spreadOf } from './statistics.js'
import type { Variant } from '../src/core/schemas/variant.js'
import { getVariantSelection, getVariantState, selectOption } from '../src/core/index.js'

interface PeerVariant {
  readonly id: string
  readonly availableForSale: boolean
  readonly product: { readonly handle: string }
  readonly selectedOptions: readonly { readonly name: string; readonly value: string }[]
}

type GetProductOptions = (product: object) => readonly { readonly optionValues: readonly unknown[] }[]

// A variable, so that the type checker does not resolve the name: the peer is not installed where types are checked.
const peer: string = '@shopify/hydrogen-react'
const { getProductOptions, decodeEncodedVariant } = (await import(peer)) as {
  getProductOptions: GetProductOptions
  decodeEncodedVariant: (encoded: string) => readonly (readonly number[])[]
}

const ROUNDS = roundsOf(51, 31)

/** Three options; a tenth of the combinations is missing, a fifth is sold out. Without random numbers. */
function build(count: number) {
  const side = Math.ceil((count / 0.9) ** (1 / 3)) + 1
  const names = ['Color', 'Size', 'Material']
  const combinations: number[][] = []
  for (let a = 0; a < side; a++)
    for (let b = 0; b < side; b++)
      for (let c = 0; c < side; c++) if ((a * 7 + b * 3 + c) % 10) combinations.push([a, b, c])
  combinations.length = Math.min(count, combinations.length)

  const valueOf = (option: number, value: number) => `${names[option] ?? ''} ${value}`
  const isSoldOut = (index: number) => index % 5 === 4
  const used = names.map((_, option) =>
    [...new Set(combinations.map((codes) => codes[option] ?? 0))].sort((x, y) => x - y),
  )

  const product = {
    options: names.map((name, option) => ({
      name,
      values: (used[option] ?? []).map((value) => valueOf(option, value)),
    })),
    variants: combinations.map((codes, index): Variant => ({
      id: `variant-${index}`,
      price: '10.00',
      compareAtPrice: null,
      stockQuantity: isSoldOut(index) ? 0 : 5,
      stockStatus: isSoldOut(index) ? 'OUT_OF_STOCK' : 'IN_STOCK',
      image: null,
      attributes: Object.fromEntries(
        names.map((name, option) => [name, valueOf(option, codes[option] ?? 0)]),
      ),
    })),
  }

  const peerVariants = combinations.map((codes, index): PeerVariant => ({
    id: `variant-${index}`,
    availableForSale: !isSoldOut(index),
    product: { handle: 'product' },
    selectedOptions: names.map((name, option) => ({ name, value: valueOf(option, codes[option] ?? 0) })),
  }))
  // Every path in full. The peer's decoder also reads this longer form.
  const encode = (codes: readonly number[][]) => 'v1_' + codes.map((code) => `${code.join(':')},,`).join('')
  const existence = encode(combinations)
  const availability = encode(combinations.filter((_, index) => !isSoldOut(index)))
  if (String(decodeEncodedVariant(existence)) !== String(combinations))
    throw new Error('The peer decodes other combinations.')
  const firstOf = new Map<string, PeerVariant>()
  for (const variant of peerVariants)
    for (const { name, value } of variant.selectedOptions)
      if (!firstOf.has(`${name}\n${value}`)) firstOf.set(`${name}\n${value}`, variant)

  /** The response of the peer's server for a chosen variant. */
  const askPeer = (chosen: number, salt = 0) => {
    const selected = peerVariants[chosen] as PeerVariant
    // The decoder caches by text. Leading zeros change the text but not its meaning.
    const salted = (text: string) => text.replace('v1_', `v1_${'0'.repeat(salt)}`)
    return {
      handle: 'product',
      options: names.map((name, option) => ({
        name,
        optionValues: (used[option] ?? []).map((value) => ({
          name: valueOf(option, value),
          firstSelectableVariant: firstOf.get(`${name}\n${valueOf(option, value)}`),
        })),
      })),
      selectedOrFirstAvailableVariant: selected,
      adjacentVariants: peerVariants.filter(
        ({ selectedOptions }) =>
          selectedOptions.filter(({ value }, option) => value !== selected.selectedOptions[option]?.value)
            .length === 1,
      ),
      encodedVariantExistence: salted(existence),
      encodedVariantAvailability: salted(availability),
    }
  }
  return { product, askPeer }
}

function timed(run: () => unknown): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

const ms = (time: number) => `${time.toFixed(3)} ms`

console.log('variants  first look (index)          a choice: state           choosing and state')
for (const count of [10, 250, 2_000, 10_000]) {
  const { product, askPeer } = build(count)
  const times = {
    build: [] as number[],
    peerBuild: [] as number[],
    state: [] as number[],
    peerState: [] as number[],
    choose: [] as number[],
  }
  const isRight =
    getVariantState(product, getVariantSelection(product.variants[3] as Variant)).variant ===
    product.variants[3]
  if (!isRight || !getProductOptions(askPeer(3)).length)
    throw new Error('One of the two does not work on this data.')
  for (let round = 0; round < ROUNDS; round++) {
    const chosen = (round * 7919) % product.variants.length
    const selection = getVariantSelection(product.variants[chosen] as Variant)
    const fresh = { ...product }
    const freshForPeer = askPeer(chosen, round + 1)
    const forPeer = askPeer(chosen)
    const option = product.options[round % 3] as { name: string; values: string[] }
    const value = option.values[(round * 31) % option.values.length] as string
    times.build.push(timed(() => getVariantState(fresh, selection)))
    times.peerBuild.push(timed(() => getProductOptions(freshForPeer)))
    times.state.push(timed(() => getVariantState(product, selection)))
    times.peerState.push(timed(() => getProductOptions(forPeer)))
    times.choose.push(
      timed(() => getVariantState(product, selectOption(product, selection, option.name, value))),
    )
  }
  const [built, peerBuilt, state, peerState, choose] = [
    times.build,
    times.peerBuild,
    times.state,
    times.peerState,
    times.choose,
  ].map(median) as [number, number, number, number, number]
  if (count === 2_000) {
    report({ what: 'one choice at 2,000 variants', ...spreadOf(times.choose), atMost: 1, unit: ' ms' })
    report({
      what: 'the state of a selection at 2,000 variants',
      ours: ms(state),
      peer: `hydrogen-react ${ms(peerState)}`,
      ...ratioOf(times.state, times.peerState),
      atMost: 0.34,
    })
    report({
      what: 'the first state of a product with 2,000 variants',
      ours: ms(built),
      peer: `hydrogen-react ${ms(peerBuilt)}`,
      ...ratioOf(times.build, times.peerBuild),
    })
  }
  console.log(
    [
      String(product.variants.length).padStart(8),
      `${ms(built)}, ${(built / peerBuilt).toFixed(2)}x of peer`.padEnd(27),
      `${ms(state)}, ${(state / peerState).toFixed(2)}x of peer`.padEnd(26),
      ms(choose),
    ].join('  '),
  )
}

import { getVariantKey } from '../../core/variants/variant-key.js'

export interface StockLine {
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
}

export interface Allocation {
  /** Units of the variant in the store. */
  readonly stock: number
  /** The units that are left for this line after the lines before it. */
  readonly available: number
  /** The highest quantity of this line while the other lines keep theirs. */
  readonly max: number
}

/**
 * The stock rule: a unit of a variant is given to one line, and the first lines get theirs first.
 * @param getStock may return a fraction or NaN, because apps replace it
 */
export function allocate<TLine extends StockLine>(
  lines: readonly TLine[],
  getStock: (line: TLine) => number,
): readonly Allocation[] {
  const totals = new Map<string, number>()
  const earlier = lines.map((line) => {
    const key = getVariantKey(line)
    const before = totals.get(key) ?? 0
    totals.set(key, before + line.quantity)
    return before
  })
  return lines.map((line, index) => {
    const stock = Math.max(0, Math.floor(getStock(line)) || 0)
    const others = (totals.get(getVariantKey(line)) ?? 0) - line.quantity
    return {
      stock,
      available: Math.max(0, stock - (earlier[index] ?? 0)),
      max: Math.max(0, stock - others),
    }
  })
}

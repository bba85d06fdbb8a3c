import type { RawItem } from './survey/list-page.js'

/** A question that no response answers: somebody must look at the shop. */
export interface DoctorQuestion {
  readonly about: 'price' | 'choice'
  readonly text: string
  /** The product that is asked about. */
  readonly id?: string | undefined
  /** For a choice. */
  readonly choices?: readonly string[] | undefined
}

/** Returns the answer, or `undefined` if nobody knows it. */
export type AskDoctorQuestion = (question: DoctorQuestion) => Promise<string | undefined>

/** An amount that has one reading: "1.299" has two. Currency signs are left out. */
export function readAnswer(text: string): string | undefined {
  const [, whole = '', cents = ''] = /^\D*(\d+)(?:[.,](\d{1,2}))?[^\d.,]*$/.exec(text.trim()) ?? []
  if (whole === '') return undefined
  return cents === '' ? whole : `${whole}.${cents}`
}

export interface PricedProduct {
  readonly product: RawItem
  readonly price: string
}

/** What the owner of the store says, beforehand or when asked. */
export class Answers {
  readonly #prices: ReadonlyMap<string, string>
  readonly #ask: AskDoctorQuestion | undefined

  constructor(prices: Readonly<Record<string, string>> = {}, ask?: AskDoctorQuestion) {
    this.#prices = new Map(Object.entries(prices))
    this.#ask = ask
  }

  /** Products whose price was given beforehand, then those that were chosen. */
  chooseKnown<T extends PricedProduct>(chosen: readonly T[], all: readonly T[]): readonly T[] {
    const known = all.filter(({ product }) => this.#prices.has(String(product['id'])))
    const others = chosen.filter((each) => !known.some(({ product }) => product === each.product))
    return [...known, ...others].slice(0, Math.max(known.length, chosen.length))
  }

  async priceOf(product: RawItem): Promise<string | undefined> {
    const id = String(product['id'])
    const name = [product['name'], product['title']].find((each) => typeof each === 'string') ?? id
    const text = `What does "${name}" (${id}) cost in the shop?`
    return this.#prices.get(id) ?? (await this.#ask?.({ about: 'price', text, id }))
  }

  async choose(text: string, choices: readonly string[]): Promise<string | undefined> {
    return this.#ask?.({ about: 'choice', text, choices })
  }
}

import { LANGUAGES, type Language } from './languages.js'

/** A store that somebody else runs. */
export interface OwnApi {
  /** URL with its prefix, e.g. `https://shop.example/api/v1`. */
  readonly baseUrl: string
  readonly apiKey: string
  /** The header of the key, if it is not `Authorization`. */
  readonly keyHeader?: string | undefined
  /** What a shopper pays, by the id of the product. */
  readonly prices?: Readonly<Record<string, string>> | undefined
}

/** A shop with another API or feed, which `storefront-mock --from` reads when the sample store would start. */
export interface OtherShop {
  readonly platform: string
  /** Address, or the path of a file. */
  readonly address: string
}

/** One market of a shop with several. */
export interface ShopMarket {
  /** First part of the path, such as `de-de`. */
  readonly id: string
  /** With the region, such as `de-DE`. */
  readonly locale: string
  readonly language: Language
  /** ISO 4217. */
  readonly currency: string
}

export type ShopMarkets = readonly [ShopMarket, ShopMarket, ...ShopMarket[]]

/** What somebody wants in their shop. */
export interface Choices {
  /** Path of the new folder. */
  readonly folder: string
  readonly template: Template
  /** `undefined`: the store on this machine. */
  readonly api: OwnApi | undefined
  /** Code of a `fetch` for an own API whose fields or parameters have other names. */
  readonly storeFetch?: string | undefined
  /** `undefined`: the sample store, or the own API. */
  readonly from: OtherShop | undefined
  /** ISO 4217. */
  readonly currency: string
  readonly language: Language
  /** `undefined`: one market, with the currency and the language. Otherwise both are those of the first one. */
  readonly markets: ShopMarkets | undefined
}

export const TEMPLATES = ['vite', 'next', 'react-router'] as const
export type Template = (typeof TEMPLATES)[number]

export const isTemplate = (text: string): text is Template => (TEMPLATES as readonly string[]).includes(text)
export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text)
export const isCurrency = (text: string): boolean => Intl.supportedValuesOf('currency').includes(text)
/** The prefix of the API is part of the URL, so a path alone is not enough. */
export const isUrl = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
/** Visible characters only: the key is the value of a header, and one line of a file. */
export const isKey = (text: string): boolean => /^[\x21-\x7e]+$/.test(text)

import { parseArgs } from 'node:util'

import {
  isCurrency,
  isLanguage,
  isTemplate,
  isUrl,
  TEMPLATES,
  type Choices,
  type OtherShop,
  type ShopMarkets,
  type Template,
} from './choices.js'
import { LANGUAGES, type Language } from './languages.js'
import { ShopError } from './shop-error.js'
import { parseMarkets } from './shop-markets.js'

export const HELP = `create-storefront-shop: a shop on the Storefront API, ready to change

Usage: npm create storefront-shop@latest [folder] -- [options]

  --template NAME       ${TEMPLATES.join(', ')} (default vite)
  --api URL             the API of your store, e.g. https://shop.example/api/v1;
                        the key is asked for, or read from STOREFRONT_API_KEY
                        (default: a sample store on this machine)
  --key-header NAME     the header of the key, such as x-api-key (default Authorization)
  --price ID=AMOUNT     what a shopper pays for this product, where the answers of the API do not
                        show the unit of prices; for two products
  --from PLATFORM ADDRESS
                        preview: the products of your own shop, which the store on this machine
                        reads each time it starts; woocommerce (the address of the shop) or
                        google-feed (an address or a file)
  --currency CODE       currency of the prices (default EUR)
  --language CODE       ${Object.keys(LANGUAGES).join(', ')} (default en)
  --markets LIST        several markets, e.g. de-DE:EUR,en-US:USD: each with its language, currency,
                        cart and sample store (template vite)
  --yes                 ask nothing; take the defaults for what is not given
  --no-install          do not run npm install
  --packages FOLDER     take the packages of storefront-react from tarballs in this folder
  --help                show this help
`

/** What the command line says. What is missing is asked for, or has a default. */
export interface Options {
  readonly help: boolean
  readonly folder: string | undefined
  readonly template: Template | undefined
  readonly api: string | undefined
  readonly keyHeader: string | undefined
  readonly prices: Readonly<Record<string, string>>
  readonly from: OtherShop | undefined
  readonly currency: string | undefined
  readonly language: Language | undefined
  readonly markets: ShopMarkets | undefined
  readonly yes: boolean
  readonly install: boolean
  readonly packages: string | undefined
}

function check<Value extends string>(
  name: string,
  value: string | undefined,
  isValid: (value: string) => value is Value,
  allowed: string,
): Value | undefined
function check(
  name: string,
  value: string | undefined,
  isValid: (value: string) => boolean,
  allowed: string,
): string | undefined
function check(
  name: string,
  value: string | undefined,
  isValid: (value: string) => boolean,
  allowed: string,
): string | undefined {
  if (value === undefined || isValid(value)) return value
  throw new ShopError(`--${name} must be ${allowed}, not "${value}".`)
}

/** As in storefront-doctor: `prod_1=1299.00`. */
function readPrice(text: string): [id: string, amount: string] {
  const at = text.lastIndexOf('=')
  if (at > 0 && at < text.length - 1) return [text.slice(0, at), text.slice(at + 1)]
  throw new ShopError(`--price must be ID=AMOUNT, such as prod_1=1299.00, not "${text}".`)
}

const isHeaderName = (text: string) => /^[\w-]+$/.test(text)

/** @throws ShopError that names the option and its allowed values */
export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args)
  const [folder, address] = values.from === undefined ? positionals : foldersOf(positionals)
  const extra = values.from === undefined ? 1 : 2
  if (positionals.length > extra)
    throw new ShopError(`Name one folder, not ${positionals.length}: ${positionals.join(', ')}.`)
  if (values.from !== undefined && values.api !== undefined)
    throw new ShopError('--from and --api name two shops. Choose one.')
  const template = check('template', values.template, isTemplate, `one of ${TEMPLATES.join(', ')}`)
  if (values.markets !== undefined) checkBesideMarkets({ ...values, template })
  const markets = values.markets === undefined ? undefined : parseMarkets(values.markets)
  return {
    help: values.help,
    folder,
    template: markets ? 'vite' : template,
    markets,
    api: check('api', values.api, isUrl, 'a URL such as https://shop.example/api/v1'),
    keyHeader: check('key-header', values['key-header'], isHeaderName, 'a name such as x-api-key'),
    prices: Object.fromEntries(values.price.map(readPrice)),
    from: values.from === undefined ? undefined : { platform: values.from, address: address ?? '' },
    currency:
      markets?.[0].currency ??
      check('currency', values.currency, isCurrency, 'a code of three capital letters, such as EUR'),
    language:
      markets?.[0].language ??
      check('language', values.language, isLanguage, `one of ${Object.keys(LANGUAGES).join(', ')}`),
    yes: values.yes,
    install: !values['no-install'],
    packages: values.packages,
  }
}

/** @throws ShopError if another option says what `--markets` says, or what it cannot do yet */
function checkBesideMarkets(
  values: Readonly<Record<string, unknown>> & { readonly template: Template | undefined },
): void {
  if (values.template !== undefined && values.template !== 'vite')
    throw new ShopError(`--markets is for the template vite, not for ${values.template}.`)
  for (const name of ['currency', 'language'])
    if (values[name] !== undefined)
      throw new ShopError(`--markets has a ${name} for each market. Leave out --${name}.`)
  for (const name of ['api', 'from'])
    if (values[name] !== undefined)
      throw new ShopError(
        `--markets creates a sample store for each market, and --${name} is one store. Leave out --${name}, and write the stores into .env.local.`,
      )
}

/** @throws ShopError if an option is about an API of your own, and the shop has none */
export function checkBesideApi(
  { prices, keyHeader }: Pick<Options, 'prices' | 'keyHeader'>,
  { api }: Pick<Choices, 'api'>,
): void {
  if (api) return
  const given = { price: Object.keys(prices).length > 0, 'key-header': keyHeader !== undefined }
  for (const [name, isGiven] of Object.entries(given))
    if (isGiven)
      throw new ShopError(
        `--${name} is for an API of your own. Name the API with --api URL, or leave out --${name}.`,
      )
}

/** With `--from woocommerce https://shop.example`, the last word that belongs to no option is the address. */
function foldersOf(positionals: readonly string[]): readonly (string | undefined)[] {
  return positionals.length > 1 ? positionals : [undefined, positionals[0]]
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: { type: 'string' },
        api: { type: 'string' },
        'key-header': { type: 'string' },
        price: { type: 'string', multiple: true, default: [] },
        from: { type: 'string' },
        currency: { type: 'string' },
        language: { type: 'string' },
        markets: { type: 'string' },
        yes: { type: 'boolean', short: 'y', default: false },
        'no-install': { type: 'boolean', default: false },
        packages: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    const [line = ''] = (error as Error).message.split('\n')
    throw new ShopError(`${line} See --help.`)
  }
}

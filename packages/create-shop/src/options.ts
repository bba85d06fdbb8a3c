import { parseArgs } from 'node:util'

import {
  isCurrency,
  isLanguage,
  isTemplate,
  isUrl,
  TEMPLATES,
  type OtherShop,
  type Template,
} from './choices.js'
import { LANGUAGES, type Language } from './languages.js'
import { ShopError } from './shop-error.js'

export const HELP = `create-storefront-shop: a shop on the Storefront API, ready to change

Usage: npm create storefront-shop@latest [folder] -- [options]

  --template NAME       ${TEMPLATES.join(', ')} (default vite)
  --api URL             the API of your store, e.g. https://shop.example/api/v1;
                        the key is asked for, or read from STOREFRONT_API_KEY
                        (default: a sample store on this machine)
  --from PLATFORM ADDRESS
                        preview: the products of your own shop, which the store on this machine
                        reads each time it starts; woocommerce (the address of the shop) or
                        google-feed (an address or a file)
  --currency CODE       currency of the prices (default EUR)
  --language CODE       ${Object.keys(LANGUAGES).join(', ')} (default en)
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
  readonly from: OtherShop | undefined
  readonly currency: string | undefined
  readonly language: Language | undefined
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

/** @throws ShopError that names the option and its allowed values */
export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args)
  const [folder, address] = values.from === undefined ? positionals : foldersOf(positionals)
  const extra = values.from === undefined ? 1 : 2
  if (positionals.length > extra)
    throw new ShopError(`Name one folder, not ${positionals.length}: ${positionals.join(', ')}.`)
  if (values.from !== undefined && values.api !== undefined)
    throw new ShopError('--from and --api name two shops. Choose one.')
  return {
    help: values.help,
    folder,
    template: check('template', values.template, isTemplate, `one of ${TEMPLATES.join(', ')}`),
    api: check('api', values.api, isUrl, 'a URL such as https://shop.example/api/v1'),
    from: values.from === undefined ? undefined : { platform: values.from, address: address ?? '' },
    currency: check('currency', values.currency, isCurrency, 'a code of three capital letters, such as EUR'),
    language: check('language', values.language, isLanguage, `one of ${Object.keys(LANGUAGES).join(', ')}`),
    yes: values.yes,
    install: !values['no-install'],
    packages: values.packages,
  }
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
        from: { type: 'string' },
        currency: { type: 'string' },
        language: { type: 'string' },
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

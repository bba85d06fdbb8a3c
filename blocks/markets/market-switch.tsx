'use client'
import { ShopLink } from '../shop-ui/shop-link'
import { useShopTexts } from '../shop-ui/shop-texts'
import { getDirection, type Market, type Markets } from './market-provider'

export interface MarketSwitchProps<Id extends string> {
  readonly markets: Markets<Id>
  /** Of the page that is shown. */
  readonly market: Id
  /** Returns the address of the same page in another market: with its order and filters, without cursors. */
  readonly hrefOf: (market: Id) => string
  readonly className?: string
}

/** A link for each market, which also works without scripts. Each is in the language of its market. */
export function MarketSwitch<Id extends string>({
  markets,
  market,
  hrefOf,
  className,
}: MarketSwitchProps<Id>) {
  const texts = useShopTexts()
  return (
    <nav className={className} aria-label={texts.market}>
      <ul className="flex flex-wrap">
        {(Object.keys(markets) as Id[]).map((id) => (
          <li key={id}>
            <ShopLink
              className={marketLink}
              href={hrefOf(id)}
              hrefLang={markets[id].locale}
              lang={markets[id].locale}
              dir={getDirection(markets[id].locale)}
              aria-current={id === market ? 'true' : undefined}
            >
              {getMarketName(markets[id])}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Such as "Deutschland (Euro)". A locale without a region is named by its language. */
function getMarketName({ name, locale, currency }: Pick<Market, 'name' | 'locale' | 'currency'>): string {
  if (name !== undefined) return name
  const nameOf = (type: Intl.DisplayNamesType, code: string) =>
    new Intl.DisplayNames(locale, { type }).of(code) ?? code
  const { language, region } = new Intl.Locale(locale)
  return `${region ? nameOf('region', region) : nameOf('language', language)} (${nameOf('currency', currency)})`
}

const marketLink =
  'flex min-h-11 items-center px-3 text-sm text-muted-foreground outline-ring hover:text-foreground ' +
  'focus-visible:outline-2 aria-[current=true]:text-foreground aria-[current=true]:underline aria-[current=true]:underline-offset-8'

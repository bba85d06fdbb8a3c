import { useStorefront } from 'storefront-react'

export function Currency() {
  const { currency, locale } = useStorefront()
  return (
    <p>
      Prices in {currency}, as in {locale}
    </p>
  )
}

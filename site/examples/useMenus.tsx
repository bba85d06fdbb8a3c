import { useMenus } from 'storefront-react'

export function FooterMenus() {
  const { data } = useMenus()
  return data?.items.map(({ id, name, items }) => (
    <nav key={id} aria-label={name}>
      {items.map(({ label, url }) => (
        <a key={label} href={url ?? undefined}>
          {label}
        </a>
      ))}
    </nav>
  ))
}

import { useMenu } from 'storefront-react'

export function MainMenu() {
  const { data: menu } = useMenu({ slug: 'main' })
  return (
    <nav aria-label="Main">
      {menu?.items.map(({ label, url }) => (
        <a key={label} href={url ?? undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}

import type { MenuItem } from '../../../src/core/index.js'
import { Link } from '../router/link.js'
import { useWords } from '../words/use-words.js'

/** The menu items above a page. Keeps its height while the menu loads. */
export function Breadcrumbs({ items }: { readonly items: readonly MenuItem[] }) {
  const words = useWords()
  return (
    <nav className="demo-breadcrumbs demo-small demo-muted" aria-label={words.breadcrumbs}>
      <ol>
        <li>
          <Link to="/">{words.home}</Link>
        </li>
        {items.map(({ label, url }) => (
          <li key={label}>{url ? <Link to={url}>{words.label(label)}</Link> : words.label(label)}</li>
        ))}
      </ol>
    </nav>
  )
}

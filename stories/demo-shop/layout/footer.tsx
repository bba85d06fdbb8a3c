import { useMenu } from '../../../src/index.js'
import { Link } from '../router/link.js'
import { useWords } from '../words/use-words.js'

export function Footer() {
  const words = useWords()
  return (
    <footer className="demo-footer">
      <div>
        <p className="demo-logo">{words.shopName}</p>
        <p className="demo-muted">{words.footer.about}</p>
      </div>
      <FooterMenu slug="main" title={words.footer.shop} />
      <FooterMenu slug="footer" title={words.footer.help} />
      <p className="demo-small demo-muted">{words.footer.end}</p>
    </footer>
  )
}

function FooterMenu({ slug, title }: { readonly slug: string; readonly title: string }) {
  const { data: menu } = useMenu({ slug })
  const words = useWords()
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className="demo-links">
        {menu?.items.map(({ label, url }) => (
          <li key={label}>{url && <Link to={url}>{words.label(label)}</Link>}</li>
        ))}
      </ul>
    </nav>
  )
}

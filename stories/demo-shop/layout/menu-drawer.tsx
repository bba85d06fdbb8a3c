import { useMenu } from '../../../src/index.js'
import { Drawer } from '../parts/drawer.js'
import { Link } from '../router/link.js'
import { useWords } from '../words/use-words.js'

interface MenuDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The menu of a phone: two levels, the second one folded. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const { data: menu } = useMenu({ slug: 'main' })
  const words = useWords()
  return (
    <Drawer title={words.menu} side="start" isOpen={isOpen} onClose={onClose}>
      <ul className="demo-links">
        {menu?.items.map(({ label, url, children = [] }) => (
          <li key={label}>
            {children?.length ? (
              <details>
                <summary>{words.label(label)}</summary>
                <ul>
                  <li>{url && <Link to={url}>{words.list.all(words.label(label))}</Link>}</li>
                  {children.map((child) => (
                    <li key={child.label}>
                      {child.url && <Link to={child.url}>{words.label(child.label)}</Link>}
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              url && <Link to={url}>{words.label(label)}</Link>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  )
}

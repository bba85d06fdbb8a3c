import { PageTitle } from '../parts/page-title.js'
import { Link } from '../router/link.js'
import { useWords } from '../words/use-words.js'

export function NotFoundPage() {
  const words = useWords()
  return (
    <div className="demo-notice">
      <PageTitle>{words.notFound.title}</PageTitle>
      <p>{words.notFound.text}</p>
      <Link className="demo-button" to="/">
        {words.notFound.link}
      </Link>
    </div>
  )
}

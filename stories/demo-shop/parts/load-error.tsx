import { useWords } from '../words/use-words.js'
import { Notice } from './notice.js'

interface LoadErrorProps {
  readonly onRetry: () => void
}

export function LoadError({ onRetry }: LoadErrorProps) {
  const words = useWords()
  return (
    <Notice icon="returns" title={words.loadError.title}>
      <p>{words.loadError.text}</p>
      <button type="button" className="demo-button" onClick={onRetry}>
        {words.loadError.retry}
      </button>
    </Notice>
  )
}

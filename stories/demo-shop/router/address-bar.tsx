import { useWords } from '../words/use-words.js'
import { Icon } from '../parts/icon.js'
import { useRouter } from './router.js'

/** Back, forward and the address, because a story has no address bar. An app leaves this component out. */
export function AddressBar() {
  const { url, back, forward } = useRouter()
  const words = useWords()
  return (
    <div className="demo-address" role="group" aria-label={words.browser.label}>
      <HistoryButton icon="back" label={words.browser.back} onClick={back} />
      <HistoryButton icon="forward" label={words.browser.forward} onClick={forward} />
      <p className="demo-small demo-muted" dir="ltr">
        shop.example{decodeURIComponent(url)}
      </p>
    </div>
  )
}

interface HistoryButtonProps {
  readonly icon: 'back' | 'forward'
  readonly label: string
  readonly onClick: (() => void) | undefined
}

/** `aria-disabled` instead of `disabled`, so that the button keeps the focus at the end of the history. */
function HistoryButton({ icon, label, onClick }: HistoryButtonProps) {
  return (
    <button
      type="button"
      className="demo-icon-button"
      aria-label={label}
      aria-disabled={!onClick}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}

import { useEffect, useRef } from 'react'

import { Sheet } from './sheet.js'
import { shopParts, shopPlaces, type ShopPart } from './shop-parts.js'
import { getSnippet } from './snippets.js'
import { useFoundPart } from './use-found-part.js'

/** At the right of a wide window, which demo.css makes room for; else at the bottom. */
export function PartsDrawer({ onClose }: { readonly onClose: () => void }) {
  const { part, element, present, choose } = useFoundPart()
  const listRef = useRef<HTMLUListElement>(null)
  // On a phone the list is one row, and the part that was tapped may be outside of it.
  useEffect(() => {
    listRef.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest' })
  }, [part])
  return (
    <Sheet
      label="What makes this work"
      heading={<h2 className="font-semibold">What makes this work</h2>}
      className="explains-parts max-xl:h-[50dvh] px-4 pt-1 pb-4 xl:inset-s-auto xl:top-0 xl:w-128 xl:border-s xl:border-t-0 xl:pt-2"
      onClose={onClose}
    >
      <p className="text-sm text-muted-foreground max-sm:hidden">
        Point at anything in the shop, or choose a part. Dimmed parts are on other pages.
      </p>
      <ul
        ref={listRef}
        aria-label="Parts"
        className="-mx-4 flex gap-1.5 overflow-x-auto px-4 py-2 xl:my-2 xl:flex-wrap xl:overflow-visible"
      >
        {shopParts.map((each) => (
          <li key={each.name}>
            <button
              type="button"
              aria-pressed={each === part}
              data-absent={present.includes(each.name) ? undefined : ''}
              className={chip}
              onClick={() => choose(each)}
            >
              {each.name}
            </button>
          </li>
        ))}
      </ul>
      <PartDetails key={part.name} part={part} isPresent={element !== undefined} />
    </Sheet>
  )
}

interface PartDetailsProps {
  readonly part: ShopPart
  readonly isPresent: boolean
}

function PartDetails({ part, isPresent }: PartDetailsProps) {
  const { name, summary, snippet, docs, place } = part
  const [page] = name.split('.')
  const { name: placeName, hash } = shopPlaces[place]
  return (
    <article className="grid gap-1" aria-labelledby="explained-part">
      <div className="grid gap-1">
        <h3 id="explained-part" className="font-mono text-lg font-semibold text-primary">
          {name}
        </h3>
        <p className="text-sm">{summary}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-6 text-sm">
        <a className={link} href={`../${docs}`} target="_blank" rel="noopener">
          Read about {page}
          <span className="sr-only"> in a new tab</span> <span aria-hidden>↗</span>
        </a>
        {!isPresent && (
          <a className={link} href={hash}>
            Show it on {placeName}
          </a>
        )}
      </p>
      <pre tabIndex={0} aria-label={`Code with ${name}`} className={code}>
        <code>{emphasize(getSnippet(snippet), name)}</code>
      </pre>
    </article>
  )
}

/** The name is in the code where the part is used. */
const emphasize = (text: string, name: string) =>
  text.split(new RegExp(`\\b${name}\\b`)).flatMap((piece, index) =>
    index === 0
      ? [piece]
      : [
          <b key={index} className="font-semibold text-primary">
            {name}
          </b>,
          piece,
        ],
  )

const chip =
  'min-h-11 cursor-pointer rounded-full border border-input px-3.5 font-mono text-xs whitespace-nowrap outline-ring ' +
  'hover:bg-accent focus-visible:outline-2 focus-visible:outline-offset-2 aria-pressed:border-primary aria-pressed:bg-primary ' +
  'aria-pressed:text-primary-foreground not-aria-pressed:data-absent:border-dashed ' +
  'not-aria-pressed:data-absent:text-muted-foreground xl:min-h-8 xl:px-3'

const code =
  '-mx-4 overflow-x-auto bg-muted px-4 py-3 font-mono text-xs leading-5 outline-ring focus-visible:outline-2 ' +
  'focus-visible:-outline-offset-2'

const link =
  'inline-flex min-h-11 items-center gap-1 font-medium underline underline-offset-4 outline-ring hover:no-underline ' +
  'focus-visible:outline-2 focus-visible:outline-offset-2'

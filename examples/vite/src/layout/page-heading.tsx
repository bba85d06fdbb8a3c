import { useTexts } from '../texts'

interface PageHeadingProps {
  readonly children: string
  /** Below the heading. */
  readonly text?: string | null | undefined
}

/** The heading of a page, and its title. React 19 moves a `<title>` into the document's head. */
export function PageHeading({ children, text }: PageHeadingProps) {
  const { shopName } = useTexts()
  return (
    <div className="mb-6 grid gap-2">
      <title>{`${children} – ${shopName}`}</title>
      <h1 className="text-3xl font-semibold tracking-tight text-balance wrap-anywhere md:text-4xl">
        {children}
      </h1>
      {text && <p className="max-w-prose text-lg text-muted-foreground">{text}</p>}
    </div>
  )
}

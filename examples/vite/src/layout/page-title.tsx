/** React 19 moves a `<title>` into the document's head. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} – Example shop`}</title>
}

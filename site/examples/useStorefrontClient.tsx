import { useStorefrontClient } from 'storefront-react'

export function ExportButton({
  onExport,
}: {
  onExport: (names: string[]) => void
}) {
  const client = useStorefrontClient()
  async function exportNames() {
    const names: string[] = []
    for await (const { name } of client.products.iterate()) names.push(name)
    onExport(names)
  }
  return <button onClick={() => void exportNames()}>Export all names</button>
}

import { useStorefront } from '../../src/index.js'
import { storefrontKeys } from '../../src/queries/index.js'

export function RefreshProducts() {
  const { client, queryClient } = useStorefront()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: storefrontKeys.all(client) })
  return (
    <div className="department-controls">
      <button type="button" className="shop-button" onClick={refresh}>
        Refresh
      </button>
    </div>
  )
}

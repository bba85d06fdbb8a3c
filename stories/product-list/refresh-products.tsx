import { outlineButton } from '../../blocks/shop-ui/class-names.js'
import { useStorefront } from '../../src/index.js'
import { storefrontKeys } from '../../src/queries/index.js'

export function RefreshProducts() {
  const { client, queryClient } = useStorefront()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: storefrontKeys.all(client) })
  return (
    <div className="mt-8 flex justify-center">
      <button type="button" className={outlineButton} onClick={refresh}>
        Refresh
      </button>
    </div>
  )
}

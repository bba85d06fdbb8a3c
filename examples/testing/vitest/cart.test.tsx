import { fireEvent, screen } from '@testing-library/react'
import { CartProvider, useCart } from 'storefront-react/cart'
import { createSavedList, useSavedList } from 'storefront-react/saved'
import { buildProduct } from 'storefront-mock'
import { renderWithStorefront } from 'storefront-mock/react'
import { expect, test } from 'vitest'

const tea = buildProduct({ name: 'Tea' })
const wishlist = createSavedList({ name: 'wishlist' })

function TeaPage() {
  const { add, totalQuantity } = useCart()
  const { ids, add: save } = useSavedList(wishlist)
  return (
    <>
      <button onClick={() => add({ product: tea, variant: tea.variants[0]!, quantity: 1 })}>Add</button>
      <button onClick={() => save(tea.id)}>Save</button>
      <p>
        {totalQuantity} in the cart, {ids.length} saved
      </p>
    </>
  )
}

test.each(['first', 'second'])('the %s test starts with an empty cart and an empty list', async () => {
  renderWithStorefront(
    <CartProvider>
      <TeaPage />
    </CartProvider>,
  )
  await screen.findByText('0 in the cart, 0 saved')
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('1 in the cart, 1 saved')).toBeDefined()
})

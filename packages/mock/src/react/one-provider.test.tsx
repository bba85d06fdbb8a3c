import { render, screen } from '@testing-library/react'
import { useContext } from 'react'
import { StorefrontProvider } from 'storefront-react'
import { expect, it } from 'vitest'

import { StorefrontContext } from '../../../../src/provider/storefront-context.js'
import { StorefrontProvider as ProviderOfTheSource } from '../../../../src/provider/storefront-provider.js'
import { createWrapper } from './create-wrapper.js'

// A second copy would be `dist`, through the link in node_modules, if an alias were missing.
it('tests load one copy of the provider, by its name and by its path', () => {
  function Currency() {
    return <p>{useContext(StorefrontContext)?.currency ?? 'another copy of the provider'}</p>
  }
  render(<Currency />, { wrapper: createWrapper({ currency: 'CHF' }) })
  expect(screen.getByText('CHF')).toBeDefined()
  expect(StorefrontProvider).toBe(ProviderOfTheSource)
})

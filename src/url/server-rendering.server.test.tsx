import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

import { createUrlProbe, shop } from '../../test/url/create-url-probe.js'

it("useProductListUrl renders links in the server's HTML, for crawlers and before hydration", () => {
  const search = '?utm_source=mail&sort=name'
  const probe = createUrlProbe({ ...shop, serverSearch: search })
  const html = renderToString(
    <NuqsTestingAdapter searchParams={search}>
      <probe.Probe />
    </NuqsTestingAdapter>,
  )
  expect(html).toContain('href="?utm_source=mail&amp;sort=name&amp;after=p8"')
})

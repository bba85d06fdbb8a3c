import { useQuery } from '@tanstack/react-query'

import { checkCartLines, getCheckoutLines, useCart, type CheckedCart } from '../../../src/cart/index.js'
import { useMoney, useStorefront } from '../../../src/index.js'
import { LoadError } from '../parts/load-error.js'
import { Notice } from '../parts/notice.js'
import { PageTitle } from '../parts/page-title.js'
import { Link } from '../router/link.js'
import { useWords } from '../words/use-words.js'

/** The end of the shop: what a checkout receives, and what its server computes from it. */
export function CheckoutPage() {
  const words = useWords()
  const cartLines = useCart(({ lines }) => lines)
  const { client, queryClient } = useStorefront()
  const lines = getCheckoutLines({ lines: cartLines })
  const checked = useQuery(
    // eslint-disable-next-line @tanstack/query/exhaustive-deps -- `cacheScope` stands for the client and its key
    {
      queryKey: ['demo-checkout', client.cacheScope, lines],
      // On the server of a real shop, with `storefront-react/cart/server`.
      queryFn: ({ signal }) => checkCartLines(client, lines, { signal }),
      enabled: lines.length > 0,
    },
    queryClient,
  )
  return (
    <>
      <header className="demo-header-text">
        <PageTitle>{words.checkout.title}</PageTitle>
        <p className="demo-lead demo-muted">{words.checkout.text}</p>
      </header>
      {lines.length === 0 && (
        <Notice icon="bag" title={words.cart.empty}>
          <Link className="demo-button" to="/">
            {words.notFound.link}
          </Link>
        </Notice>
      )}
      {checked.isLoadingError && <LoadError onRetry={() => void checked.refetch()} />}
      {lines.length > 0 && (
        <div className="demo-columns" data-columns="end">
          <section className="demo-stack" aria-labelledby="demo-handed-over">
            <h2 id="demo-handed-over">{words.checkout.handedOver}</h2>
            <p>{words.checkout.withoutPrices}</p>
            <pre dir="ltr" tabIndex={0}>
              {lines.map((line) => JSON.stringify(line, null, 2)).join('\n')}
            </pre>
          </section>
          <section className="demo-box demo-stack demo-sticky" aria-labelledby="demo-order">
            <h2 id="demo-order">{words.cart.order}</h2>
            {checked.data ? <Order order={checked.data} /> : <OrderPending count={lines.length} />}
            <Link className="demo-button" to="/cart">
              {words.checkout.back}
            </Link>
          </section>
        </div>
      )}
    </>
  )
}

/** As high as the order. */
function OrderPending({ count }: { readonly count: number }) {
  return [count, 2].map((rows, index) => (
    <div key={index} className="demo-totals" aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <p key={row} className="demo-skeleton">
          &nbsp;
        </p>
      ))}
    </div>
  ))
}

function Order({ order }: { readonly order: CheckedCart }) {
  const words = useWords()
  const { format } = useMoney()
  return (
    <>
      <ul className="demo-totals">
        {order.lines.map(({ id, product, quantity, total }) => (
          <li key={id}>
            <span>
              {words.number(quantity)} × <bdi>{product?.name}</bdi>
            </span>
            <span>{format(total)}</span>
          </li>
        ))}
      </ul>
      <dl className="demo-totals">
        <div data-kind="sum">
          <dt>{words.cart.subtotal}</dt>
          <dd>{format(order.subtotal)}</dd>
        </div>
        <div className="demo-muted">
          <dt>{words.checkout.shipping}</dt>
          <dd>{words.checkout.later}</dd>
        </div>
      </dl>
    </>
  )
}

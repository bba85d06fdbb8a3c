import Link from 'next/link'

export default function NotFound() {
  return (
    <div className="message">
      <h1>Not found</h1>
      <p>There is nothing at this address. It may have been sold, moved or mistyped.</p>
      <Link className="button" href="/products">
        See all products
      </Link>
    </div>
  )
}

export function ProductPage() {
  return <h1 style={{ height: 2500 }}>The product</h1>
}

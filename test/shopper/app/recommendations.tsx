export default function Recommendations() {
  return <aside style={{ height: 900 }}>You may also like</aside>
}

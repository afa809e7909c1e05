export default function Screen() {
  return <h1>product-details</h1>
}

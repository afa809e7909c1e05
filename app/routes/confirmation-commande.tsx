export default function Screen() {
  return <h1>confirmation-commande</h1>
}

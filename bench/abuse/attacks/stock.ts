import { createClient, networkAddress } from "../http.ts"
import type { Outcome } from "../outcome.ts"
import { countStatuses, randomPhone } from "../people.ts"
import { bearer, plentiful } from "../shop.ts"

/** What one order may take (decision "Order limits"). */
const [maxUnits, maxOfProduct] = [100, 20]
/** Of fewer units one order may take half. */
const minUnits = 8
const maxOrders = 60

type Product = { slug: string; price: number; quantity: number }

/** Orders everything that the shop has from one network: five products a time, as many units of each as an order takes. Before
 *  it one order of more than that, and one of one product in many lines. After it most of each product is still for sale. */
export async function attackStock(url: string): Promise<Outcome> {
  const attacker = createClient(url, networkAddress(1), 4)
  const read = async () => {
    const { body } = await attacker.send("/api/products?pagination[pageSize]=100", { headers: bearer })
    const { data } = JSON.parse(body) as { data: Product[] }
    return data.filter(({ slug }) => slug !== plentiful.slug)
  }
  const statuses: number[] = []
  const order = async (lines: (Product & { units: number })[]) => {
    const data = {
      lines: lines.map(({ slug, price, units }) => ({ slug, quantity: units, unitPrice: price })),
      amount: lines.reduce((sum, { price, units }) => sum + price * units, 0),
      wilaya: "Alger",
      commune: "Kouba",
      address: "1, rue des Jasmins",
      mobile: randomPhone(),
      firstname: "Amina",
      lastname: "Bensalem",
      date: new Date().toISOString(),
      client: { address: networkAddress(1) },
    }
    const { status } = await attacker.sendJson(
      "/api/orders",
      { data },
      { ...bearer, "idempotency-key": `load-${statuses.length}` },
    )
    statuses.push(status)
    return status
  }
  const before = await read()
  const all = (product: Product, units = maxOfProduct) => ({ ...product, units })
  const first = before.slice(0, 1)
  const tooLarge = [
    await order(before.slice(0, 36).map((product) => all(product))),
    await order(Array.from({ length: 30 }, () => first.map((product) => all(product, 5))).flat()),
  ]
  for (let left = before; statuses.length < maxOrders; left = await read()) {
    const chosen = left
      .filter(({ quantity }) => quantity > 0)
      .toSorted((a, b) => b.quantity - a.quantity)
      .slice(0, maxUnits / maxOfProduct)
    if (chosen.length === 0) break
    await order(chosen.map((product) => all(product, Math.min(product.quantity, maxOfProduct))))
  }
  const after = new Map((await read()).map(({ slug, quantity }) => [slug, quantity]))
  attacker.close()
  const units = (sizes: Iterable<number>) => [...sizes].reduce((sum, quantity) => sum + quantity, 0)
  const emptied = before.filter(({ slug, quantity }) => quantity >= minUnits && (after.get(slug) ?? 0) < quantity / 2)
  const total = units(before.map(({ quantity }) => quantity))
  return {
    held: emptied.length === 0 && !tooLarge.includes(201),
    facts: `${countStatuses(statuses)}; ${units(after.values())} of ${total} units left; ${emptied.length} products lost more than half`,
  }
}

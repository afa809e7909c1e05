import { createClient, networkAddress } from "./http.ts"
import type { Outcome } from "./outcome.ts"
import { apiToken } from "./shop.ts"

/** What one order may take (decision "Order limits"). */
const maxUnits = 100

type Listed = { data: { slug: string; title: string; price: number; quantity: number; status: string }[] }

/** Orders everything that the shop has: as many units a line and as many lines as one order holds, the same product in
 *  several lines, again and again from one network. */
export async function attackStock(url: string): Promise<Outcome> {
  const attacker = createClient(url, networkAddress(1), 4)
  const read = async () => JSON.parse((await attacker.send("/api/products?pagination[pageSize]=100")).body) as Listed
  const products = (await read()).data.filter(({ quantity }) => quantity > 0)
  const before = products.reduce((sum, { quantity }) => sum + quantity, 0)
  const statuses = new Map<number, number>()
  let accepted = 0
  const order = async (index: number, units: number, lines: typeof products) => {
    const data = {
      lines: lines.map(({ slug, price }) => ({ slug, quantity: units, unitPrice: price })),
      amount: lines.reduce((sum, { price }) => sum + price * units, 0),
      wilaya: "Alger",
      commune: "Kouba",
      address: "1, rue des Jasmins",
      mobile: `0551${String(index).padStart(6, "0")}`,
      firstname: "Amina",
      lastname: "Bensalem",
      date: new Date().toISOString(),
      client: { address: networkAddress(1) },
    }
    const headers = { authorization: `Bearer ${apiToken}`, "idempotency-key": `load-${index}` }
    const { status } = await attacker.sendJson("/api/orders", { data }, headers)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 201) accepted = Math.max(accepted, units * lines.length)
  }
  // One order of everything, one of the same product in many lines, then many small ones.
  await order(1, 30, products.slice(0, 36))
  await order(2, 5, Array.from({ length: 30 }, () => products.slice(0, 1)).flat())
  for (let index = 3; index < 200; index++) {
    const product = products[index % products.length]
    if (product) await order(index, 1, [product])
  }
  const after = (await read()).data.reduce((sum, { quantity }) => sum + quantity, 0)
  attacker.close()
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")
  return {
    held: accepted <= maxUnits,
    facts: `${answers}; the largest order taken had ${accepted} units; ${before - after} of ${before} units reserved`,
  }
}

import { expect, test } from "vitest"
import { pick } from "./pick.ts"

test("takes the named properties and leaves out those that the object does not have", () => {
  const product: { slug: string; price: number; note?: string } = { slug: "casque-aura", price: 1200 }
  expect(Object.entries(pick(product, "slug", "note"))).toEqual([["slug", "casque-aura"]])
})

import { expect } from "vitest"
import { orderResource as orderContract } from "#api/orders/contract.ts"
import { orderResource } from "#api/orders/order-resource.ts"
import { contactLimits, contactSubjects, isEmailAddress } from "#core/customers/contact-message.ts"
import { isLocale } from "#core/i18n/locale.ts"
import type { Db } from "#db/database.ts"
import { findOrder } from "#db/orders/orders.ts"

/** Units of every product: in stock, and in orders that were not given back. */
export async function unitsByProduct(db: Db): Promise<Map<string, number>> {
  const units = new Map<string, number>()
  const add = (slug: string, quantity: number) => units.set(slug, (units.get(slug) ?? 0) + quantity)
  for (const { slug, quantity } of await db.selectFrom("product").select(["slug", "quantity"]).execute()) {
    expect(quantity).toBeGreaterThanOrEqual(0)
    add(slug, quantity)
  }
  const lines = await db
    .selectFrom("order_line")
    .innerJoin("orders", "orders.id", "order_line.order_id")
    .select(["order_line.slug", "order_line.quantity"])
    .where("orders.status", "not in", ["cancelled", "returned"])
    .execute()
  for (const { slug, quantity } of lines) add(slug, quantity)
  return units
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

/** Every order keeps its contract and adds up, and every message and address is one.
 *  @returns how many orders there are */
export async function checkRows(db: Db): Promise<number> {
  const orders = await db
    .selectFrom("orders")
    .select(["token", "amount", "discount", "delivery_price", "total"])
    .execute()
  const numbers = new Set<string>()
  for (const { token, amount, discount, delivery_price, total } of orders) {
    const stored = await findOrder(db, token)
    if (!stored) throw new Error("An order cannot be found by its token")
    const { number, lines } = orderContract.parse(orderResource(stored))
    numbers.add(number)
    expect(lines.length).toBeGreaterThan(0)
    for (const { quantity } of lines) {
      expect(quantity).toBeGreaterThan(0)
      expect(quantity).toBeLessThan(1000)
    }
    expect(amount).toBe(sum(stored.lines.map((line) => line.unitPrice * line.quantity)))
    expect(total).toBe(amount - discount + (delivery_price ?? 0))
    expect(discount).toBeGreaterThanOrEqual(0)
    expect(discount).toBeLessThanOrEqual(amount)
    for (const text of [stored.firstname, stored.lastname, stored.mobile, stored.wilaya, stored.commune]) {
      expect(text).toMatch(/^[^\0]*[^\s\0][^\0]*$/)
    }
  }
  expect(numbers.size).toBe(orders.length)
  for (const { name, email, subject, message, locale } of await db
    .selectFrom("contact_message")
    .selectAll()
    .execute()) {
    expect(name.length).toBeLessThanOrEqual(contactLimits.name)
    expect(message.length).toBeLessThanOrEqual(contactLimits.message)
    expect(email === "" || isEmailAddress(email)).toBe(true)
    expect(contactSubjects).toContain(subject)
    expect(isLocale(locale)).toBe(true)
  }
  for (const { email } of await db.selectFrom("subscriber").select("email").execute()) {
    expect(isEmailAddress(email)).toBe(true)
  }
  return orders.length
}

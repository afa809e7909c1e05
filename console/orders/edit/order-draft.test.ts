import { expect, test } from "vitest"
import {
  canBeQuoted,
  type DraftLine,
  emptyDraft,
  lineAvailable,
  lineUnitPrice,
  toEditedGoods,
  toOrderEdit,
  toOrderGoods,
} from "./order-draft.ts"

const line: DraftLine = {
  id: 7,
  slug: "casque-aura",
  title: "Casque",
  color: "Noir",
  size: "42",
  isOpen: false,
  variant: "a",
  chosen: "",
  variants: [
    { documentId: "a", color: "Noir", size: "42", choices: {}, left: 9, price: null },
    { documentId: "b", color: "Noir", size: "43", choices: {}, left: 2, price: 26000 },
  ],
  quantity: 2,
  unitPrice: 25200,
  image: null,
  available: 9,
}

test("a change names the lines that the order has, so that they keep their price", () => {
  const { id: _, ...added } = line
  const { lines } = toOrderEdit({ ...emptyDraft, lines: [line, added] }, 3)
  expect(lines).toEqual([
    { id: 7, slug: "casque-aura", color: "Noir", size: "42", quantity: 2 },
    { slug: "casque-aura", color: "Noir", size: "42", quantity: 2 },
  ])
})

test("another variant is named by its key, and has its own price and stock", () => {
  const chosen = { ...line, chosen: "b" }
  expect(toOrderEdit({ ...emptyDraft, lines: [chosen] }, 3).lines).toEqual([
    { id: 7, slug: "casque-aura", variant: "b", quantity: 2 },
  ])
  expect(toOrderGoods({ ...emptyDraft, lines: [chosen] }).lines).toEqual([
    { slug: "casque-aura", variant: "b", quantity: 2 },
  ])
  expect([lineUnitPrice(line), lineUnitPrice(chosen)]).toEqual([25200, 26000])
  expect([lineAvailable(line), lineAvailable(chosen)]).toEqual([9, 2])
})

test("a price of delivery is sent only where one was agreed", () => {
  expect(toOrderEdit(emptyDraft, 3)).not.toHaveProperty("deliveryPrice")
  expect(toOrderEdit({ ...emptyDraft, deliveryPrice: "0" }, 3)).toMatchObject({ version: 3, deliveryPrice: 0 })
})

test("what an order costs can be asked before the place is known", () => {
  expect(toOrderGoods({ ...emptyDraft, lines: [line] })).toEqual({
    lines: [{ slug: "casque-aura", color: "Noir", size: "42", quantity: 2 }],
    coupon: null,
    delivery: "home",
  })
})

test("what does not change the price asks for no new one", () => {
  const draft = { ...emptyDraft, lines: [line], wilaya: "Alger", commune: "Kouba" }
  const person = { ...draft, firstname: "Nour", mobile: "0550764129", address: "12, rue des Jasmins", note: "vite" }
  expect(toEditedGoods(person, 3)).toEqual(toEditedGoods(draft, 3))
  expect(toOrderGoods(person)).toEqual(toOrderGoods(draft))
  // A coupon counts its uses by phone.
  expect(toOrderGoods({ ...person, coupon: "ETE" })).not.toEqual(toOrderGoods({ ...draft, coupon: "ETE" }))
})

test("nothing is asked while a quantity is being typed", () => {
  expect(canBeQuoted({ ...emptyDraft, lines: [line] })).toBe(true)
  expect(canBeQuoted({ ...emptyDraft, lines: [{ ...line, quantity: 0 }] })).toBe(false)
  expect(canBeQuoted(emptyDraft)).toBe(false)
})

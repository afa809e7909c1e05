import { expect, test } from "vitest"
import {
  availableOf,
  canBeQuoted,
  type DraftLine,
  editedGoodsOf,
  editOf,
  emptyDraft,
  goodsOf,
  unitPriceOf,
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
    { documentId: "a", color: "Noir", size: "42", left: 9, price: null },
    { documentId: "b", color: "Noir", size: "43", left: 2, price: 26000 },
  ],
  quantity: 2,
  unitPrice: 25200,
  image: null,
  available: 9,
}

test("a change names the lines that the order has, so that they keep their price", () => {
  const { id: _, ...added } = line
  const { lines } = editOf({ ...emptyDraft, lines: [line, added] }, 3)
  expect(lines).toEqual([
    { id: 7, slug: "casque-aura", color: "Noir", size: "42", quantity: 2 },
    { slug: "casque-aura", color: "Noir", size: "42", quantity: 2 },
  ])
})

test("another variant is named by its key, and has its own price and stock", () => {
  const chosen = { ...line, chosen: "b" }
  expect(editOf({ ...emptyDraft, lines: [chosen] }, 3).lines).toEqual([
    { id: 7, slug: "casque-aura", variant: "b", quantity: 2 },
  ])
  expect(goodsOf({ ...emptyDraft, lines: [chosen] }).lines).toEqual([
    { slug: "casque-aura", variant: "b", quantity: 2 },
  ])
  expect([unitPriceOf(line), unitPriceOf(chosen)]).toEqual([25200, 26000])
  expect([availableOf(line), availableOf(chosen)]).toEqual([9, 2])
})

test("a price of delivery is sent only where one was agreed", () => {
  expect(editOf(emptyDraft, 3)).not.toHaveProperty("deliveryPrice")
  expect(editOf({ ...emptyDraft, deliveryPrice: "0" }, 3)).toMatchObject({ version: 3, deliveryPrice: 0 })
})

test("what an order costs can be asked before the place is known", () => {
  expect(goodsOf({ ...emptyDraft, lines: [line] })).toEqual({
    lines: [{ slug: "casque-aura", color: "Noir", size: "42", quantity: 2 }],
    coupon: null,
    delivery: "home",
  })
})

test("what does not change the price asks for no new one", () => {
  const draft = { ...emptyDraft, lines: [line], wilaya: "Alger", commune: "Kouba" }
  const person = { ...draft, firstname: "Nour", mobile: "0550764129", address: "12, rue des Jasmins", note: "vite" }
  expect(editedGoodsOf(person, 3)).toEqual(editedGoodsOf(draft, 3))
  expect(goodsOf(person)).toEqual(goodsOf(draft))
  // A coupon counts its uses by phone.
  expect(goodsOf({ ...person, coupon: "ETE" })).not.toEqual(goodsOf({ ...draft, coupon: "ETE" }))
})

test("nothing is asked while a quantity is being typed", () => {
  expect(canBeQuoted({ ...emptyDraft, lines: [line] })).toBe(true)
  expect(canBeQuoted({ ...emptyDraft, lines: [{ ...line, quantity: 0 }] })).toBe(false)
  expect(canBeQuoted(emptyDraft)).toBe(false)
})

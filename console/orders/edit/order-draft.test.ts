import { expect, test } from "vitest"
import {
  agreedDiscount,
  canBeQuoted,
  type DraftLine,
  emptyDraft,
  lineAvailable,
  lineUnitPrice,
  toEditedGoods,
  toOrderEdit,
  toOrderGoods,
  toPhoneOrder,
  withLines,
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

test("a price agreed for a line is a discount of the order, with its reason", () => {
  const at = (agreed: string): DraftLine => ({ ...line, agreed })
  expect(agreedDiscount([at("25000.5"), line])).toBe(399)
  // As dear as the shop's price, or dearer: nothing is taken off.
  expect([at(""), at("25200"), at("30000"), at("-1")].map((one) => agreedDiscount([one]))).toEqual([0, 0, 0, 0])
  const reasonOf = ({ title, agreed }: DraftLine) => `${title} ${agreed}`
  const draft = { ...emptyDraft, lines: [line] }
  const agreed = { ...draft, ...withLines(draft, [at("25000")], reasonOf) }
  expect(agreed).toMatchObject({ staffDiscount: "400", discountReason: "Casque 25000" })
  const { staffDiscount, lines } = toPhoneOrder(agreed, "key")
  expect(staffDiscount).toEqual({ amount: 400, reason: "Casque 25000" })
  expect(lines).toEqual([{ slug: "casque-aura", color: "Noir", size: "42", quantity: 2 }])
  expect(withLines(agreed, [line], reasonOf)).toMatchObject({ staffDiscount: "", discountReason: "" })
  // What somebody wrote stays, and so does a discount that no line's price made.
  const own = { ...agreed, discountReason: "Fidèle" }
  expect(withLines(own, [at("25100")], reasonOf)).toEqual({ lines: [at("25100")], staffDiscount: "200" })
  expect(withLines({ ...draft, staffDiscount: "70" }, [{ ...line, quantity: 3 }], reasonOf)).toEqual({
    lines: [{ ...line, quantity: 3 }],
  })
})

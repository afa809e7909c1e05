import { expect, it } from "vitest"
import { type EditedOrder, orderDifferences } from "./order-edit.ts"

const before: EditedOrder = {
  firstname: "Amina",
  lastname: "Bensalem",
  mobile: "0550112233",
  wilaya: "Alger",
  commune: "Kouba",
  address: null,
  note: null,
  delivery: "home",
  desk: null,
  coupon: "TECH",
  discount: 20,
  deliveryPrice: null,
  total: 80,
  lines: [
    { id: 1, title: "Aura", color: "Noir", quantity: 1 },
    { id: 2, title: "Nova", color: null, quantity: 2 },
  ],
}

it("tells nothing where nothing was changed", () => {
  expect(orderDifferences(before, structuredClone(before))).toEqual([])
})

it("tells every field and line that was changed, with old and new", () => {
  const after: EditedOrder = {
    ...before,
    commune: "Hydra",
    coupon: null,
    discount: 0,
    deliveryPrice: 0,
    total: 150,
    lines: [
      { id: 2, title: "Nova", color: null, quantity: 3 },
      { id: 3, title: "Lampe", color: null, quantity: 1 },
    ],
  }
  expect(orderDifferences(before, after)).toEqual([
    { field: "commune", old: "Kouba", new: "Hydra" },
    { field: "coupon", old: "TECH", new: null },
    { field: "discount", old: 20, new: 0 },
    { field: "deliveryPrice", old: null, new: 0 },
    { field: "total", old: 80, new: 150 },
    { field: "line", old: { title: "Aura", color: "Noir", quantity: 1 }, new: null },
    {
      field: "line",
      old: { title: "Nova", color: null, quantity: 2 },
      new: { title: "Nova", color: null, quantity: 3 },
    },
    { field: "line", old: null, new: { title: "Lampe", color: null, quantity: 1 } },
  ])
})

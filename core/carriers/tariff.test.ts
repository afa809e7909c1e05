import { expect, test } from "vitest"
import { toTariff } from "./tariff.ts"

const names = new Map([[6, [{ name: "Akbou" }, { name: "Béjaïa" }, { name: "Sidi Aïch" }, { name: "Amizour" }]]])
const fee = (commune: string | null, home: number | null, desk: number | null, wilayaCode = 6) => {
  return { wilayaCode, commune, home, desk }
}

test("a price of the wilaya is taken as it is, and says nothing of communes", () => {
  expect(toTariff([fee(null, 700, 400), fee(null, 900, null, 33)], names)).toEqual({
    wilayas: new Map([
      [6, { home: 700, desk: 400 }],
      [33, { home: 900, desk: null }],
    ]),
    communes: [],
  })
})

test("of prices by commune the wilaya has the usual one, and only communes that differ have their own", () => {
  const fees = [fee("Akbou", 700, null), fee("BEJAIA", 600, 400), fee("Sidi Aich", 700, null), fee("Ailleurs", 1, 1)]
  const { wilayas, communes } = toTariff(fees, names)
  expect(wilayas.get(6)).toEqual({ home: 700, desk: 1 })
  expect(communes).toEqual([
    { wilaya: 6, commune: "Akbou", home: null, desk: null },
    { wilaya: 6, commune: "Béjaïa", home: 600, desk: 400 },
    { wilaya: 6, commune: "Sidi Aïch", home: null, desk: null },
  ])
})

test("communes may differ from a price of the wilaya", () => {
  const { wilayas, communes } = toTariff([fee(null, 700, 400), fee("Akbou", 650, 400)], names)
  expect(wilayas.get(6)).toEqual({ home: 700, desk: 400 })
  expect(communes).toEqual([{ wilaya: 6, commune: "Akbou", home: 650, desk: null }])
})

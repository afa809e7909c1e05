import { expect, test } from "vitest"
import { choosableWilayas, findChoosable, findNewWilaya, newWilayas } from "./new-wilayas.ts"
import wilayas from "./wilayas.json" with { type: "json" }

type Place = {
  code: number
  name: string
  namear: string
  communes: { name: string; namear: string; wilaya2026?: number }[]
}
const places: Place[] = wilayas
const the58 = places.map(({ communes, ...wilaya }) => ({
  ...wilaya,
  parent: null as number | null,
  communes: communes.map((one) => ({ ...one, closed: false, wilaya2026: one.wilaya2026 ?? wilaya.code })),
}))
/** The list with the setting: the 58 with all their communes, then the eleven with theirs. */
const the69 = [
  ...the58,
  ...newWilayas.map(({ code, parent, name, namear }) => ({
    code,
    parent,
    name,
    namear,
    communes: the58.flatMap(({ communes }) => communes.filter(({ wilaya2026 }) => wilaya2026 === code)),
  })),
]
const namesOf = (place: { communes: { name: string }[] } | undefined) => place?.communes.map(({ name }) => name) ?? []

test("a wilaya of 2026 is found by its name in French, Arabic and usual spellings, never by a number", () => {
  for (const name of ["Bou Saâda", "BOU-SAADA", "Boussaada", "بوسعادة"]) expect(findNewWilaya(name)?.code).toBe(68)
  for (const name of ["", "68", "M'Sila", "Kouba"]) expect(findNewWilaya(name)).toBeUndefined()
})

test("each of the eleven leads to the communes that moved to it", () => {
  const counts = choosableWilayas(the58).flatMap(({ within, name, communes }) =>
    within ? [[name, communes.length]] : [],
  )
  expect(counts).toEqual([
    ["Aflou", 12],
    ["Barika", 8],
    ["El Kantara", 5],
    ["Bir El Ater", 4],
    ["El Aricha", 4],
    ["Ksar Chellala", 6],
    ["Aïn Oussera", 10],
    ["Messaad", 8],
    ["Ksar El Boukhari", 21],
    ["Bou Saâda", 23],
    ["El Abiodh Sidi Cheikh", 7],
  ])
})

test("with the list of 58 a wilaya of 2026 is chosen within its parent, which keeps all its communes", () => {
  const choosable = choosableWilayas(the58)
  expect(choosable.slice(0, 58).every(({ within }) => within === null)).toBe(true)
  const bouSaada = choosable.find(({ name }) => name === "Bou Saâda")
  expect(bouSaada).toMatchObject({ parent: 28, within: { name: "M'Sila", namear: "المسيلة" } })
  expect(namesOf(bouSaada)).toContain("Bou Saâda")
  expect(namesOf(choosable.find(({ code }) => code === 28))).toContain("Bou Saâda")
})

test("with the list of 69 a commune is in one wilaya, and a place of an order is found in it", () => {
  const choosable = choosableWilayas(the69)
  expect(choosable).toHaveLength(69)
  expect(choosable.every(({ within }) => within === null)).toBe(true)
  expect(choosable.flatMap(({ communes }) => communes)).toHaveLength(1541)
  const of = (wilaya: string, commune: string) => findChoosable(choosable, { wilaya, commune })?.name
  expect(of("M'Sila", "Bou Saâda")).toBe("Bou Saâda")
  expect(of("المسيلة", "")).toBe("M'Sila")
  expect(of("M'Sila", "Nowhere")).toBe("M'Sila")
})

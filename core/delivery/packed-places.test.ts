import { expect, test } from "vitest"
import { packCommunes, packWilayas, unpackCommunes, unpackWilayas } from "./packed-places.ts"
import type { Wilaya } from "./wilaya.ts"

const alger: Wilaya = {
  code: 16,
  name: "Alger",
  namear: "الجزائر",
  desk: 40000,
  home: 0,
  deskServed: true,
  homeServed: false,
  daysMin: 1,
  daysMax: 2,
}
const unknown = {
  ...alger,
  code: 1,
  name: "Adrar",
  namear: "أدرار",
  desk: null,
  home: null,
  daysMin: null,
  daysMax: null,
}
const communes = [
  { name: "Sidi M'Hamed", namear: "سيدي امحمد" },
  { name: "Kouba", namear: "القبة" },
]

test("an Arabic page gets everything back: prices of 0 and unknown ones, what is served, days, both names", () => {
  expect(unpackWilayas(packWilayas([alger, unknown], "ar"))).toEqual([alger, unknown])
  expect(unpackCommunes(packCommunes(communes, "ar"))).toEqual(communes)
})

test("another page gets no Arabic names", () => {
  expect(unpackWilayas(packWilayas([alger], "fr"))).toEqual([{ ...alger, namear: "Alger" }])
  expect(packCommunes(communes, "en")).not.toContain("القبة")
  expect(unpackCommunes(packCommunes(communes, "en"))).toEqual(communes.map(({ name }) => ({ name, namear: name })))
})

test("a name keeps its place in the text whatever it has in it", () => {
  const torn = [{ name: "Sidi | M'Hamed ~ Centre", namear: "" }, ...communes]
  expect(unpackCommunes(packCommunes(torn, "fr")).map(({ name }) => name)).toEqual([
    "Sidi | M'Hamed ~ Centre",
    "Sidi M'Hamed",
    "Kouba",
  ])
})

test("no places are no places", () => {
  expect(unpackWilayas(packWilayas([], "fr"))).toEqual([])
  expect(unpackCommunes(packCommunes([], "fr"))).toEqual([])
})

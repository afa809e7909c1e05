import { expect, test } from "vitest"
import { reachedPlace } from "./use-delivery-choice.ts"

const wilaya = (name: string, homeServed: boolean, deskServed: boolean) => ({
  code: 1,
  name,
  namear: "",
  desk: 400_00,
  home: 700_00,
  daysMin: null,
  daysMax: null,
  homeServed,
  deskServed,
})
const wilayas = [wilaya("Alger", false, false), wilaya("Blida", false, true), wilaya("Oran", true, true)]
const at = (name: string) => ({ wilaya: name, commune: "Centre", delivery: "home" as const })

test("a form begins with a place that is open, in a way that reaches it", () => {
  expect(reachedPlace(wilayas, at("Oran"))).toEqual(at("Oran"))
  expect(reachedPlace(wilayas, at("Blida"))).toEqual({ ...at("Blida"), delivery: "desk" })
  expect(reachedPlace(wilayas, at("Alger"))).toEqual({ wilaya: "", commune: "", delivery: "home" })
})

test("a form begins at the desk where its commune has no home delivery", () => {
  const communes = [{ name: "Centre", namear: "", closed: false, homeClosed: true }]
  expect(reachedPlace(wilayas, at("Oran"), communes)).toEqual({ ...at("Oran"), delivery: "desk" })
  expect(reachedPlace(wilayas, { ...at("Oran"), commune: "Autre" }, communes).delivery).toBe("home")
})

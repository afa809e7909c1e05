import { expect, test } from "vitest"
import { isDeskOf, maxOfferedDesks, nearestDesks } from "./desk.ts"

const desk = (name: string, commune: string | null) => ({ name, commune })
const wilaya = [desk("Sidi Aïch", "Sidi Aich"), desk("Ville", "BEJAIA"), desk("Sans lieu", null), desk("Gare", "Akbou")]
const names = (place: { wilaya: string; commune: string }) => nearestDesks(wilaya, place).map(({ name }) => name)

test("the desks of the commune come first, then those of the main commune, then the others in their order", () => {
  expect(names({ wilaya: "Béjaïa", commune: "Akbou" })).toEqual(["Gare", "Ville", "Sidi Aïch", "Sans lieu"])
  expect(names({ wilaya: "Béjaïa", commune: "Sidi-Aïch" })).toEqual(["Sidi Aïch", "Ville", "Sans lieu", "Gare"])
  expect(names({ wilaya: "Béjaïa", commune: "" })).toEqual(["Ville", "Sidi Aïch", "Sans lieu", "Gare"])
})

test("no more are offered than a form can show, and a commune's own are among them", () => {
  const many = [...Array.from({ length: 40 }, (_, at) => desk(`${at}`, "Béjaïa")), desk("Gare", "Akbou")]
  const offered = nearestDesks(many, { wilaya: "Béjaïa", commune: "Akbou" })
  expect(offered).toHaveLength(maxOfferedDesks)
  expect(offered[0]?.name).toBe("Gare")
})

test("no commune is the commune of no desk", () => {
  expect(isDeskOf(desk("", ""), "")).toBe(false)
  expect(isDeskOf(desk("", null), "Akbou")).toBe(false)
})

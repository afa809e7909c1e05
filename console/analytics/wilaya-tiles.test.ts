import { expect, test } from "vitest"
import wilayas from "#core/delivery/wilayas.json" with { type: "json" }
import { wilayaTiles } from "./wilaya-tiles.ts"

test("every wilaya has one tile", () => {
  const codes = wilayaTiles.flat().filter((code) => code !== 0)
  expect(codes.toSorted((a, b) => a - b)).toEqual(wilayas.map(({ code }) => code).toSorted((a, b) => a - b))
})

test("the rows are of one length", () => {
  expect(new Set(wilayaTiles.map((row) => row.length))).toEqual(new Set([14]))
})

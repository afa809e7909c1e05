import { expect, test } from "vitest"
import { changedCommuneCells, toCommuneChanges, toOwnCommunes } from "./commune-cells.ts"

const plain = { closed: false, homeClosed: false, home: null, desk: null }
const akbou = { wilaya: 6, commune: "Akbou" }
const kouba = { wilaya: 16, commune: "Kouba" }

test("an old draft changes its own communes only, over what they are now", () => {
  const old = toOwnCommunes({ rows: [{ ...akbou, ...plain, closed: true }] })
  const draft = changedCommuneCells({ "closed@6 Akbou": "0", "home@16 Hydra": "600" }, old)
  expect(Object.keys(draft)).toEqual(["closed@6 Akbou", "home@16 Hydra"])
  // In the meantime somebody closed Kouba, and gave Hydra a desk price.
  const now = toOwnCommunes({
    rows: [
      { ...akbou, ...plain, closed: true },
      { ...kouba, ...plain, closed: true },
      { wilaya: 16, commune: "Hydra", ...plain, desk: 300 },
    ],
  })
  expect(toCommuneChanges(now, draft)).toEqual([
    { ...akbou, loaded: { ...plain, closed: true }, values: plain },
    { wilaya: 16, commune: "Hydra", loaded: { ...plain, desk: 300 }, values: { ...plain, desk: 300, home: 600 } },
  ])
})

test("a draft that somebody else has stored is none any more", () => {
  const now = toOwnCommunes({ rows: [{ ...kouba, ...plain, homeClosed: true, home: 650 }] })
  expect(toCommuneChanges(now, { "homeClosed@16 Kouba": "1", "home@16 Kouba": "650" })).toEqual([])
  expect(changedCommuneCells({ "homeClosed@16 Kouba": "1", "6.home": "600" }, now)).toEqual({ "6.home": "600" })
})

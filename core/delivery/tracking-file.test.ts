import { describe, expect, it } from "vitest"
import { trackingRows } from "./tracking-file.ts"

describe("trackingRows", () => {
  it("finds the columns by their heads, wherever they stand", () => {
    const rows = trackingRows([
      ["Code de suivi", "Client", "Référence commande*"],
      ["YAL-1", "Amina", "HN-26-000001"],
      ["", "", ""],
      [" YAL-2 ", "Lila", " HN-26-000002 "],
    ])
    expect(rows).toEqual([
      { row: 2, number: "HN-26-000001", tracking: "YAL-1" },
      { row: 4, number: "HN-26-000002", tracking: "YAL-2" },
    ])
  })

  it("tells no more of a cell than a number can have", () => {
    const [row] = trackingRows([["1", "a".repeat(30_000)]]) ?? []
    expect(row?.tracking).toHaveLength(200)
  })

  it("takes two columns without heads", () => {
    expect(trackingRows([["HN-26-000001", "YAL-1"]])).toEqual([{ row: 1, number: "HN-26-000001", tracking: "YAL-1" }])
  })

  it.each([[[]], [[["a", "b"]]], [[["number", "client"]]], [[["1", "2", "3"]]]])("knows no columns in %j", (cells) => {
    expect(trackingRows(cells)).toBeNull()
  })
})

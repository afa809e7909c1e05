import { describe, expect, it } from "vitest"
import { trackingRows } from "./tracking-file.ts"

describe("trackingRows", () => {
  it("finds the columns by their headers, wherever they stand", () => {
    const rows = trackingRows([
      ["Code de suivi", "Client", "Référence commande*"],
      ["YAL-1", "Amina", "HN-26-000001"],
      ["", "", ""],
      [" YAL-2 ", "Lila", " HN-26-000002 "],
    ])
    expect(rows).toEqual([
      { row: 2, number: "HN-26-000001", tracking: "YAL-1", problem: null },
      { row: 4, number: "HN-26-000002", tracking: "YAL-2", problem: null },
    ])
  })

  it("tells no more of a cell than a number can have", () => {
    const [row] = trackingRows([["1", "a".repeat(30_000)]]) ?? []
    expect(row?.tracking).toHaveLength(200)
  })

  it("takes two columns without headers", () => {
    expect(trackingRows([["HN-26-000001", "YAL-1"]])).toEqual([
      { row: 1, number: "HN-26-000001", tracking: "YAL-1", problem: null },
    ])
  })

  it.each(["9,87654E+17", "9.876543210123457e+17", "9E+11", "1E+15", "0.5", "0,5", "123456.0"])(
    "names a number that a spreadsheet has rounded: %s",
    (tracking) => {
      const rows = trackingRows([
        ["number", "tracking"],
        ["HN-26-000001", tracking],
        ["HN-26-000002", "987654321012345678"],
        ["HN-26-000003", "YAL-1E+5"],
      ])
      expect(rows?.map(({ problem }) => problem)).toEqual(["rounded", null, null])
    },
  )

  it.each(["9007199254740993", "000123456789", "987654321012345678901234567890"])(
    "leaves a number of many digits and its first zeros as they are: %s",
    (tracking) => {
      expect(trackingRows([["HN-26-000001", tracking]])).toMatchObject([{ tracking, problem: null }])
    },
  )

  it("names a row with a cell under no title, and takes no title that comes twice", () => {
    const rows = trackingRows([
      ["number", "client", "tracking", ""],
      ["HN-26-000001", "Amina", "Kouba", "YAL-1"],
      ["HN-26-000002", "Lila", "YAL-2", " "],
    ])
    expect(rows?.map(({ problem }) => problem)).toEqual(["noTitle", null])
    expect(() => trackingRows([["number", "Tracking", "tracking"], ["1"]])).toThrow(
      expect.objectContaining({ name: "TableReadError", code: "TITLE_TWICE", row: 1, value: "tracking" }),
    )
  })

  it.each([[[]], [[["a", "b"]]], [[["number", "client"]]], [[["1", "2", "3"]]]])("knows no columns in %j", (cells) => {
    expect(trackingRows(cells)).toBeNull()
  })
})

import { describe, expect, it } from "vitest"
import { csvLine } from "./csv.ts"

const plain = { separator: ",", decimal: "." } as const

describe("csvLine", () => {
  it("lets no cell be taken for a formula", () => {
    const cells = ["=1+1", "+213", "-1", "@SUM(A1)", "\t=1", "plain", "a=b"]
    expect(csvLine(cells, plain)).toBe("'=1+1,'+213,'-1,'@SUM(A1),'\t=1,plain,a=b\r\n")
  })

  it.each([
    "＝1+1",
    "＋213",
    "－1",
    "＠SUM(A1)",
    "﹣1",
    "﹦1",
    "\u22121",
    " =1",
    "\r=1",
    "\u200f=1",
    "\u00a0＝1",
    "\n@A1",
    "\0=1",
  ])("lets %j be taken for no formula", (text) => {
    expect(csvLine([text], plain).replace(/^"/, "").startsWith("'")).toBe(true)
  })

  it.each(["a=1", "1+1", "١", "（=1）", "’=1"])("leaves %j as it is", (text) => {
    expect(csvLine([text], plain)).toBe(`${text}\r\n`)
  })

  it("lets no cell be taken for a formula that has a line break", () => {
    expect(csvLine(["=1\n+1", -1.5], { separator: ";", decimal: "," })).toBe(`"'=1\n+1";-1,5\r\n`)
  })

  it("quotes what would end a cell, and writes numbers as they are", () => {
    expect(csvLine(['12, rue "X"', "a;b", "a\nb", -5, 1.5, null], plain)).toBe(
      '"12, rue ""X""","a;b","a\nb",-5,1.5,\r\n',
    )
  })

  it("writes as Excel reads it in French", () => {
    expect(csvLine(["a;b", 1.5, "1.5"], { separator: ";", decimal: "," })).toBe('"a;b";1,5;1.5\r\n')
  })
})

import { describe, expect, it } from "vitest"
import { colorStates, madeChoice, startingChoice, valueStates } from "./choose-variant.ts"

const value = (code: string) => ({ code, name: code.toUpperCase() })
const made = (color: string, size: string, status: "in-stock" | "out-of-stock" = "in-stock") => ({
  documentId: `${color}-${size}`,
  sku: `S-${color}-${size}`,
  barcode: null,
  color,
  size,
  status,
  price: 100_00,
  lastPrice: null,
  discount: 0,
  quantity: status === "in-stock" ? 3 : 0,
  image: null,
})
/** Black in 41, sold out in 42; white in 42 alone; green is not sold. */
const shoe = {
  colors: [value("green"), value("black"), value("white")],
  sizeOption: { kind: "shoe" as const, values: [value("41"), value("42")] },
  variants: [made("black", "41"), made("black", "42", "out-of-stock"), made("white", "42")],
}

describe("startingChoice", () => {
  it("begins with the first colour that is sold and without a size", () => {
    expect(startingChoice(shoe, { color: "", size: "" })).toEqual({ color: "black", size: "" })
  })

  it("takes what is asked for, and nothing that does not exist", () => {
    expect(startingChoice(shoe, { color: "white", size: "42" })).toEqual({ color: "white", size: "42" })
    expect(startingChoice(shoe, { color: "white", size: "41" })).toEqual({ color: "white", size: "" })
    expect(startingChoice(shoe, { color: "green", size: "99" })).toEqual({ color: "black", size: "" })
  })

  it("begins with a colour that has units of the requested size", () => {
    expect(startingChoice(shoe, { color: "", size: "42" })).toEqual({ color: "white", size: "42" })
    const soldOut = { ...shoe, variants: shoe.variants.slice(0, 2) }
    expect(startingChoice(soldOut, { color: "", size: "42" })).toEqual({ color: "black", size: "42" })
  })

  it("knows a size by the place that was the code of Arabic names before", () => {
    const arabic = {
      ...shoe,
      sizeOption: { kind: "size" as const, values: [value("sghyr"), value("kbyr")] },
      variants: [made("black", "sghyr"), made("black", "kbyr")],
    }
    expect(startingChoice(arabic, { color: "black", size: "option-2" })).toEqual({ color: "black", size: "kbyr" })
    expect(startingChoice(arabic, { color: "black", size: "option-3" })).toEqual({ color: "black", size: "" })
  })

  it("chooses the only size", () => {
    const one = { ...shoe, sizeOption: { ...shoe.sizeOption, values: [value("42")] } }
    expect(startingChoice(one, { color: "white", size: "" })).toEqual({ color: "white", size: "42" })
  })

  it("is nothing where there is nothing to choose", () => {
    const plain = { colors: [], sizeOption: null, variants: [made("", "")] }
    expect(startingChoice(plain, { color: "black", size: "42" })).toEqual({ color: "", size: "" })
  })
})

describe("madeChoice", () => {
  it("keeps a size that is made in the colour, and no other", () => {
    expect(madeChoice(shoe.variants, { color: "black", size: "42" })).toEqual({ color: "black", size: "42" })
    expect(madeChoice(shoe.variants, { color: "white", size: "41" })).toEqual({ color: "white", size: "" })
  })
})

describe("states of values", () => {
  it("tells sizes apart beside the colour", () => {
    const states = valueStates(shoe, "size", { color: "black", size: "" })
    expect([...states]).toEqual([
      ["41", "available"],
      ["42", "soldOut"],
    ])
    expect(valueStates(shoe, "size", { color: "white", size: "" }).get("41")).toBe("notMade")
  })

  it("offers every colour that is sold, whatever size is chosen", () => {
    expect([...colorStates(shoe, { color: "black", size: "41" })]).toEqual([
      ["green", "notMade"],
      ["black", "available"],
      ["white", "available"],
    ])
    expect(colorStates(shoe, { color: "white", size: "42" }).get("black")).toBe("soldOut")
  })
})

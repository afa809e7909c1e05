import { describe, expect, it } from "vitest"
import { choiceInAddress, withChoice } from "./choice-address.ts"

describe("the choice in an address", () => {
  it("is read by its codes", () => {
    expect(choiceInAddress("?color=noir&size=42")).toEqual({ color: "noir", size: "42" })
    expect(choiceInAddress("")).toEqual({ color: "", size: "" })
  })

  it("is written beside other parameters, and removed where nothing is chosen", () => {
    expect(withChoice("?reviews=2", { color: "noir", size: "42" })).toBe("?reviews=2&color=noir&size=42")
    expect(withChoice("?color=noir&size=42", { color: "sable", size: "" })).toBe("?color=sable")
    expect(withChoice("?size=42", { color: "", size: "" })).toBe("")
  })
})

import { describe, expect, it } from "vitest"
import { themeAddress } from "#core/content/theme/theme-stylesheet.ts"
import { themeFile } from "./theme-files.ts"

const address = themeAddress({ brand: "#7b2544", corner: "large" }) ?? ""
const answer = (path: string, method = "GET") => themeFile(new Request(`http://shop.example${path}`, { method }))

describe("the stylesheet of a theme", () => {
  it("is CSS that a browser may cache for a year", async () => {
    const response = answer(address)
    expect(response?.headers.get("content-type")).toBe("text/css; charset=utf-8")
    expect(response?.headers.get("cache-control")).toContain("immutable")
    expect(await response?.text()).toContain("--action:#7b2544;")
    expect(await answer(address, "HEAD")?.text()).toBe("")
  })

  it("is found under its own address alone", () => {
    const others = [
      "/theme/",
      "/theme/x.css",
      address.replace("large", "small"),
      encodeURI(`${address}}body{`),
      "/x.css",
    ]
    expect(others.map((path) => answer(path))).toEqual(others.map(() => undefined))
    expect(answer(address, "POST")).toBeUndefined()
  })
})

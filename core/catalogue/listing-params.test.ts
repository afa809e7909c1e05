import { describe, expect, test } from "vitest"
import { formatListing, parseDinars, parseListing } from "./listing-params.ts"
import { plainListing } from "./listing-query.ts"

const parse = (search: string) => parseListing(new URLSearchParams(search))

describe("a listing's address", () => {
  test("without parameters is the plain listing", () => {
    expect(parse("")).toEqual(plainListing)
    expect(formatListing(plainListing)).toBe("")
  })

  test("holds whole dinars", () => {
    expect(parse("minPrice=2000&maxPrice=90000")).toMatchObject({ minPrice: 200_000, maxPrice: 9_000_000 })
    expect(formatListing(parse("minPrice=1999.5&maxPrice=2000.2"))).toBe("?minPrice=1999&maxPrice=2001")
  })

  test.each([
    ["١٥٠٠٫٥", 150_000, 150_100],
    ["1.500,50", 150_000, 150_100],
    ["1 500 DA", 150_000, 150_000],
    ["1500 دج", 150_000, 150_000],
    ["1.500", 150_000, 150_000],
  ])("reads a typed %j, downwards as a minimum and upwards as a maximum", (typed, minPrice, maxPrice) => {
    expect(parseListing(new URLSearchParams({ minPrice: typed })).minPrice).toBe(minPrice)
    expect(parseListing(new URLSearchParams({ maxPrice: typed })).maxPrice).toBe(maxPrice)
  })

  test("may hold one price alone", () => {
    expect(parse("maxPrice=5000")).toMatchObject({ minPrice: null, maxPrice: 500_000 })
    expect(parse("minPrice=&maxPrice=5000")).toMatchObject({ minPrice: null, maxPrice: 500_000 })
  })

  test("with a minimum above the maximum means the range between them", () => {
    expect(parse("minPrice=9000&maxPrice=2000")).toMatchObject({ minPrice: 200_000, maxPrice: 900_000 })
  })

  test("takes several values repeated or behind commas", () => {
    expect(parse("category=sacs&category=audio").category).toEqual(["audio", "sacs"])
    expect(parse("brand=nova,aura,nova").brand).toEqual(["aura", "nova"])
    expect(formatListing(parse("category=sacs&category=audio"))).toBe("?category=audio&category=sacs")
  })

  test("takes values in any case and brands by name", { tags: ["@5-listing-filters"] }, () => {
    expect(parse("productType=FASHION&brand=Soléa&category=Sacs")).toMatchObject({
      productType: ["fashion"],
      brand: ["solea"],
      category: ["sacs"],
    })
  })

  test("takes both spellings of low to high", { tags: ["@5-low-to-high"] }, () => {
    expect(parse("sort=low-to-hight").sort).toBe("low-to-high")
    expect(parse("sort=low-to-high").sort).toBe("low-to-high")
  })

  test("takes both statuses at once", () => {
    expect(parse("status=on-sale&status=in-stock").status).toEqual(["in-stock", "on-sale"])
  })

  test("cuts a long search between characters, so that it can be an address again", () => {
    const search = (text: string) => parse(String(new URLSearchParams({ searchText: text })))
    expect(search(`${"a".repeat(99)}😀`).searchText).toBe("a".repeat(99))
    expect(search(`${"a".repeat(98)}😀b`).searchText).toBe(`${"a".repeat(98)}😀`)
    expect(search(`${"a".repeat(96)}👩‍👩‍👧‍👦`).searchText).toBe("a".repeat(96))
    expect(encodeURIComponent(search("😀".repeat(60)).searchText)).toBe(encodeURIComponent("😀".repeat(50)))
  })

  test("is read past what it cannot mean", () => {
    const garbage =
      "minPrice=abc&maxPrice=-5&status=lost&productType=,a%23b,..%2Fadmin&sort=random&view=tiles&page=0&foo=bar"
    expect(parse(garbage)).toEqual(plainListing)
    expect(parse("page=-2").page).toBe(1)
    expect(parse("page=1e3").page).toBe(1)
    expect(parse("category=,,&searchText=%20%20")).toEqual(plainListing)
    const longest = "a".repeat(200)
    expect(parse(`category=${longest}a&brand=${longest}&subCategory=${longest.repeat(30)}`)).toEqual({
      ...plainListing,
      brand: [longest],
    })
  })

  test("keeps a search with signs of its own", () => {
    const query = parse("searchText=cuir%20%26%20or,%20100%20%25")
    expect(query.searchText).toBe("cuir & or, 100 %")
    expect(parse(formatListing(query))).toEqual(query)
  })
})

describe("a typed price", () => {
  test.each([
    ["2 000", 200_000],
    ["2\u202f000", 200_000],
    ["2.000", 200_000],
    ["148,000", 14_800_000],
    ["1500,5", 150_100],
    ["٢٠٠٠", 200_000],
    ["0", 0],
    ["", null],
    ["-3", null],
    ["12e9", null],
    ["99999999999", null],
  ])("%j is %j centimes", (text, centimes) => {
    expect(parseDinars(text)).toBe(centimes)
  })
})

import { expect, test } from "vitest"
import { readCsv } from "../files/read-csv.ts"
import { formatColumns, movingFormats, recognizeFormat } from "./formats.ts"
import { shopifyFile, youCanFile } from "./testing/grouped-files.ts"
import {
  shopifyOrderFile,
  shopifyReviewFile,
  wooOrderFile,
  wooPackedOrderFile,
  wooReviewFile,
  youCanOrderFile,
} from "./testing/history-files.ts"
import { frenchWooFile, wooFile } from "./testing/woo-files.ts"

const formatOf = (text: string) => recognizeFormat(readCsv(text)[0] ?? [])

test("recognizes each shop and what its file holds by its titles, and no other table", () => {
  expect([wooFile(), frenchWooFile(), shopifyFile(), youCanFile()].map(formatOf)).toEqual([
    "woocommerce",
    "woocommerce",
    "shopify",
    "youcan",
  ])
  expect([wooOrderFile(), wooPackedOrderFile(), shopifyOrderFile(), youCanOrderFile()].map(formatOf)).toEqual([
    "woocommerce-orders",
    "woocommerce-orders",
    "shopify-orders",
    "youcan-orders",
  ])
  expect([wooReviewFile(), shopifyReviewFile()].map(formatOf)).toEqual(["woocommerce-reviews", "reviews"])
  expect(recognizeFormat(["sku", "name_fr", "price"])).toBeUndefined()
  expect(recognizeFormat(["Name", "Email", "Total"])).toBeUndefined()
})

test("has no title twice in a format", () => {
  for (const format of movingFormats) {
    const titles = formatColumns[format].flatMap((column) => column.titles)
    expect(new Set(titles).size).toBe(titles.length)
  }
})

import { expect, test } from "vitest"
import { readCsv } from "../../files/read-csv.ts"
import { isOrderFormat, MovedTable, recognizeFormat } from "../formats.ts"
import { MovingNotes } from "../moved-product.ts"
import {
  shopifyOrderFile,
  shopifyReviewFile,
  wooOrderFile,
  wooPackedOrderFile,
  wooReviewFile,
  youCanOrderFile,
} from "../testing/history-files.ts"
import { readOrderMoment } from "./order-moment.ts"
import { placeFinder } from "./order-places.ts"
import { readMovedOrders } from "./read-orders.ts"
import { readMovedReviews } from "./read-reviews.ts"

const algiers = { wilayaCode: 16, wilaya: "Alger", wilayaAr: "الجزائر" }
const oran = { wilayaCode: 31, wilaya: "Oran", wilayaAr: "وهران" }
const findPlace = placeFinder([
  { communeId: 5, name: "Aïn Benian", namear: "عين البنيان", ...algiers },
  { communeId: 1, name: "Alger Centre", namear: "الجزائر الوسطى", ...algiers },
  { communeId: 2, name: "Bab Ezzouar", namear: "باب الزوار", ...algiers },
  { communeId: 3, name: "Oran", namear: "وهران", ...oran },
  { communeId: 4, name: "Es Sénia", namear: "السانية", ...oran },
])
const now = new Date("2026-03-20T12:00:00.000Z")

function read(text: string) {
  const rows = readCsv(text)
  const format = recognizeFormat(rows[0] ?? [])
  if (!format) throw new Error("no format")
  const notes = new MovingNotes()
  const table = new MovedTable(format, rows)
  const target = { main: "fr", now, findPlace, toDocumentId: (key: string) => key } as const
  const orders = isOrderFormat(format) ? readMovedOrders(format, table, { target, notes }) : []
  const reviews =
    format === "reviews" || format === "woocommerce-reviews" ? readMovedReviews(table, { target, notes }) : []
  const said = Object.fromEntries(notes.list().map(({ code, count }) => [code, count]))
  return { orders, reviews, said, unknown: table.columns.filter(({ isKnown }) => !isKnown) }
}

test("reads WooCommerce's orders with a row for each item, and says what is lost", () => {
  const { orders, said, unknown } = read(wooOrderFile())
  expect(orders).toMatchObject([
    {
      oldNumber: "1041",
      createdAt: "2026-03-02T13:05:00.000Z",
      status: "delivered",
      firstname: "Amina",
      lastname: "Cherif",
      mobile: "0550112233",
      email: "amina@example.test",
      wilaya: "Alger",
      communeId: 2,
      amount: 580_000,
      discount: 20_000,
      deliveryPrice: 40_000,
      total: 600_000,
      coupon: "PRINTEMPS",
      cashedBy: "WooCommerce",
      lines: [
        { sku: "CH-LIN-B-S", quantity: 2, unitPrice: 290_000, lineTotal: 580_000 },
        { sku: "SANS", quantity: 1, lineTotal: 0 },
      ],
      history: [
        { to: "new", at: "2026-03-02T13:05:00.000Z" },
        { from: "new", to: "delivered", at: "2026-03-06T09:00:00.000Z" },
      ],
    },
    { oldNumber: "1042", status: "new", communeId: 1, address: "12 rue des Frères, Quelque part" },
    { oldNumber: "1045", status: "new", communeId: 2, amount: 90_000, lines: [] },
  ])
  expect(said).toEqual({ COMMUNE_UNSURE: 1, ORDER_LOST: 1, ORDER_PLACE_LOST: 1, ORDER_STATUS_UNSURE: 1 })
  expect(unknown).toEqual([])
})

test("counts an order that nobody settled for a month as cancelled", () => {
  const old = wooOrderFile().replace("2026-03-03 09:00:00", "2026-01-03 09:00:00")
  const { orders, said } = read(old)
  expect(orders.find(({ oldNumber }) => oldNumber === "1042")?.status).toBe("cancelled")
  expect(said.OLD_OPEN_ORDER).toBe(1)
})

test("reads items that stand in cells of one row", () => {
  const { orders } = read(wooPackedOrderFile())
  // Of April: it lies after the day on which the file is read.
  expect(orders).toEqual([])
  const { orders: earlier } = read(wooPackedOrderFile().replace("2026-04-01", "2026-01-01"))
  expect(earlier).toMatchObject([
    {
      status: "cancelled",
      cashedAt: null,
      amount: 300_000,
      lines: [
        { sku: "CH-LIN-B-S", title: "Chemise en lin", lineTotal: 290_000 },
        { sku: "", title: "Emballage", lineTotal: 10_000 },
      ],
    },
  ])
})

test("counts as paid online what a new order of Shopify has paid", () => {
  const { orders } = read(
    shopifyOrderFile().replaceAll(",fulfilled,", ",unfulfilled,").replaceAll("2026-02-01", "2026-02-27"),
  )
  const order = orders.find(({ oldNumber }) => oldNumber === "#1001")
  expect(order).toMatchObject({ status: "new", total: 1_630_000, paid: 1_630_000 })
})

test("reads Shopify's orders", () => {
  const { orders, unknown } = read(shopifyOrderFile())
  expect(orders).toMatchObject([
    {
      oldNumber: "#1001",
      status: "delivered",
      createdAt: "2026-02-01T08:30:00.000Z",
      firstname: "Samir",
      lastname: "Ait Ouali",
      wilayaCode: 31,
      communeId: 4,
      amount: 1_580_000,
      total: 1_630_000,
      tags: ["fidèle", "cadeau"],
      lines: [{ sku: "BO-41", quantity: 2 }, { title: "Lacets" }],
    },
    { oldNumber: "#1002", status: "returned", cashedAt: null },
  ])
  expect(unknown).toEqual([])
})

test("reads YouCan's orders in Arabic", () => {
  const { orders, unknown } = read(youCanOrderFile())
  expect(orders).toMatchObject([
    {
      oldNumber: "YC-5",
      status: "delivered",
      createdAt: "2026-01-05T17:20:00.000Z",
      firstname: "ليلى",
      lastname: "بن عمر",
      mobile: "0770556677",
      communeId: 4,
      amount: 1_040_000,
      deliveryPrice: 60_000,
      lines: [{ title: "عطر العود", quantity: 2, unitPrice: 520_000 }],
    },
  ])
  expect(unknown).toEqual([])
})

test("reads reviews of WooCommerce with the replies of the shop", () => {
  const { reviews, said } = read(wooReviewFile())
  expect(reviews).toMatchObject([
    {
      sku: "CH-LIN",
      rating: 5,
      status: "approved",
      verified: true,
      date: "2026-03-10T19:00:00.000Z",
      reply: "Merci !",
      repliedAt: "2026-03-11T07:00:00.000Z",
    },
    { status: "refused", rating: 1 },
  ])
  expect(said).toEqual({ REVIEW_LOST: 1 })
})

test("reads reviews of Shopify's apps by the addresses of their products", () => {
  const { reviews, unknown } = read(shopifyReviewFile())
  expect(reviews).toMatchObject([
    { slug: "baskets-oran", lang: "ar", review: "ممتاز\nحذاء مريح جدا", town: "Oran", reply: "شكرا", rating: 4 },
    { slug: "inconnu", review: "Bien", reply: "", repliedAt: null },
  ])
  expect(unknown).toEqual([])
})

test.each([
  ["2026-03-02", "2026-03-01T23:00:00.000Z"],
  ["2026/03/02 14:05", "2026-03-02T13:05:00.000Z"],
  ["2/3/2026 9:05", "2026-03-02T08:05:00.000Z"],
  ["02-03-2026", "2026-03-01T23:00:00.000Z"],
  ["31/02/2026", undefined],
  ["hier", undefined],
])("reads the moment %s", (text, moment) => {
  expect(readOrderMoment(text)).toBe(moment)
})

test.each<[string, string, number | undefined, boolean | undefined]>([
  ["DZ-31", "Es Senia", 4, false],
  ["31", "es sénia", 4, false],
  ["Oran (31)", "nulle part", 3, true],
  ["", "Bab-Ezzouar", 2, false],
  ["وهران", "", 3, true],
  ["Île-de-France", "Paris", undefined, undefined],
  ["99", "", undefined, undefined],
])("finds the place of %j, %j", (wilaya, commune, communeId, isGuessed) => {
  const found = findPlace(wilaya, commune)
  expect([found?.place.communeId, found?.isGuessed]).toEqual([communeId, isGuessed])
})

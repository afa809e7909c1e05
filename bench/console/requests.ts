import { toDocumentId } from "#db/document-id.ts"

/** A list as the console asks for it: its name, and the path below `/api/admin` of a round. */
export type NamedRequest = [name: string, path: (round: number) => string]

const one = <T>(list: readonly T[], round: number): T | undefined => list[round % list.length]
const two = (number: number) => String(number).padStart(2, "0")

const orders: NamedRequest[] = [
  ["orders, newest", (round) => `orders?page=${1 + (round % 5)}`],
  ["orders, a deep page", (round) => `orders?page=${1900 + (round % 50)}`],
  ["orders, one status", (round) => `orders?status=${one(["new", "delivered", "cancelled"], round)}`],
  ["orders, 2 statuses, a wilaya", (round) => `orders?status=confirmed,delivered&wilaya=${1 + (round % 58)}`],
  ["orders, a delivery", (round) => `orders?delivery=${one(["home", "desk"], round)}&page=${1 + round}`],
  ["orders, by phone", () => "orders?source=phone"],
  ["orders, a name", (round) => `orders?q=${one(["bensalem", "amina", "lar"], round)}`],
  ["orders, two words", (round) => `orders?q=${one(["amina ben", "karim had", "xyz abc"], round)}`],
  ["orders, a phone", (round) => `orders?q=05510000${two(round % 100)}`],
  ["orders, a number", (round) => `orders?q=HN-26-${String(1 + round * 97).padStart(6, "0")}`],
  ["orders, a tracking number", (round) => `orders?q=ECO000${two(round % 100)}`],
  ["orders, a day", (round) => `orders?from=2026-10-${two(1 + (round % 28))}&to=2026-10-29`],
  ["orders, a product", (round) => `orders?product=casque-aura${round % 2 ? "" : "-0"}`],
  ["orders, an agent, a risk", () => "orders?agent=karima&risk=1"],
  ["orders, nobody's", () => "orders?agent=none"],
  ["orders, by total", (round) => `orders?sort=total:${round % 2 ? "asc" : "desc"}`],
  ["orders, by time of call", () => "orders?sort=callAt:asc"],
  ["orders, by wilaya", (round) => `orders?sort=wilaya:${round % 2 ? "asc" : "desc"}`],
  ["orders, by status", (round) => `orders?sort=status:${round % 2 ? "asc" : "desc"}`],
  ["orders, 100 a page", (round) => `orders?pageSize=100&page=${1 + (round % 5)}`],
  ["orders, counts", () => "orders/counts"],
  ["orders, counts of a name", () => "orders/counts?q=ben"],
  ["orders, agents", () => "orders/agents"],
]

const products: NamedRequest[] = [
  ["products, newest", (round) => `products?page=${1 + (round % 5)}`],
  ["products, a deep page", (round) => `products?page=${350 + (round % 40)}`],
  ["products, a word", (round) => `products?q=${one(["casque", "robe", "the"], round)}`],
  ["products, two words", (round) => `products?q=${one(["casque 12", "sac cuir", "xyz abc"], round)}`],
  ["products, a category", (round) => `products?category=${one(["audio", "montres", "parfums"], round)}`],
  ["products, a brand, in stock", (round) => `products?brand=${one(["aura", "casbah"], round)}&stock=in`],
  ["products, drafts", () => "products?status=draft"],
  ["products, low stock", (round) => `products?stock=low&page=${1 + (round % 4)}`],
  ["products, by name", (round) => `products?sort=name:${round % 2 ? "asc" : "desc"}`],
  ["products, by price", (round) => `products?sort=price:${round % 2 ? "asc" : "desc"}`],
  ["products, by stock", (round) => `products?sort=quantity:${round % 2 ? "asc" : "desc"}`],
  ["products, by units sold", () => "products?sort=sellCount:desc"],
  ["products, by day", () => "products?sort=publishedAt:desc"],
  ["products, 100 a page", (round) => `products?pageSize=100&page=${1 + (round % 5)}`],
  ["categories", () => "categories"],
  ["brands", () => "brands"],
  ["pictures", (round) => `media?page=${1 + (round % 4)}`],
  ["pictures, a word", (round) => `media?q=${one(["casque", "robe"], round)}`],
]

const content: NamedRequest[] = [
  ["posts", (round) => `posts?page=${1 + (round % 10)}`],
  ["posts, a word", (round) => `posts?q=${one(["choisir", "cuir"], round)}&state=published`],
  ["post categories", () => "post-categories"],
  ["post tags", () => "post-tags"],
  ["pages", () => "pages"],
  ["coupons", () => "coupons"],
  ["delivery prices", () => "delivery"],
]

const records: NamedRequest[] = [
  ["blocked phones", (round) => `phone-blocks?page=${1 + (round % 10)}`],
  ["blocked phones, a part", (round) => `phone-blocks?q=05${two(round % 100)}`],
  ["mail", (round) => `mails?page=${1 + (round % 40)}`],
  ["mail, what failed", () => "mails?status=failed"],
  ["mail, a kind", () => "mails?kind=order-shipped&sort=createdAt:asc"],
  ["mail, an address", (round) => `mails?q=${one(["client12@", "nobody", "example"], round)}`],
  ["audit", (round) => `audit?page=${1 + (round % 40)}`],
  ["audit, a deep page", (round) => `audit?page=${3000 + (round % 40)}`],
  ["audit, a word", (round) => `audit?q=${one(["karima", "cancel", "192.0.2.7"], round)}`],
  ["audit, a word of nothing", () => "audit?q=xyzabc"],
  ["audit, of one person", (round) => `audit?staff=${one(["karima", "rania"], round)}&page=${1 + (round % 5)}`],
  ["audit, an action", (round) => `audit?action=${one(["status", "note"], round)}`],
  ["audit, of an order", (round) => `audit?document=${toDocumentId(`order:${1 + round}`)}`],
  ["audit, a day", (round) => `audit?from=2026-10-${two(1 + (round % 28))}&to=2026-10-29`],
  ["staff", () => "staff"],
]

const month = (round: number) => one(["08", "09", "10"], round)
const numbers: NamedRequest[] = [
  ["numbers of a week", (round) => `numbers?from=2026-${month(round)}-01&to=2026-${month(round)}-07`],
  ["numbers of a month", (round) => `numbers?from=2026-${month(round)}-01&to=2026-${month(round)}-30`],
]

/** What the console asks for of a shop with so many orders. */
export const listRequests = (count: number): NamedRequest[] => [
  ...orders,
  ["an order", (round) => `orders/${toDocumentId(`order:${1 + ((round * 241) % count)}`)}`],
  ...products,
  ["a product", (round) => `products/${toDocumentId(`generated:${(round * 17) % 100}`)}`],
  ...content,
  ...records,
  ...numbers,
]

import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { counts } from "../counts.ts"
import { type Answer, newMobile, orderBody, post, postOrder, sold, tally, toChanges, toOrder } from "../order-client.ts"
import { progress, report } from "../report.ts"
import { openStressShop, type StressShop } from "../stress-shop.ts"

let shop: StressShop
beforeAll(async () => {
  shop = await openStressShop(4)
})
afterAll(() => shop.close())

const urlOf = (index: number) => shop.urls[index % shop.urls.length] ?? ""

/** Sends to all processes in turn, everything at once. */
const atOnce = (times: number, send: (url: string, index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, index) => send(urlOf(index), index)))

/** Repeats a race from stock to stock, and tells how it went. */
async function repeat(trial: string, seen: string, race: (round: number) => Promise<void>) {
  for (let round = 1; round <= counts.rounds; round++) {
    await race(round)
    progress(trial, round, counts.rounds)
  }
  report(trial, counts.rounds, seen)
}

describe("races over four processes", () => {
  it("sells 20 units to 20 of 200 buyers", async () => {
    await repeat("200 buyers for 20 units", "20 sold each time, stock 0", async () => {
      const before = await shop.unitsSold()
      await shop.setStock(20)
      const answers = await atOnce(200, (url) => postOrder(url, orderBody()))
      expect(tally(answers)).toEqual({ 201: 20, 409: 180 })
      for (const answer of answers) if (answer.status === 409) expect(toChanges(answer)).toEqual(["stock"])
      expect(await shop.stock()).toBe(0)
      expect((await shop.unitsSold()) - before).toBe(20)
    })
  })

  it("sells the last units of two variants of one product, each to as many of 200 buyers", async () => {
    const trial = "200 buyers for 7 and 12 units of two variants"
    await repeat(trial, "7 and 12 sold each time, all stocks 0", async () => {
      await shop.countApart({ noir: 7, sable: 12 })
      const before = await shop.variantUnits()
      const answers = await atOnce(200, (url, index) => {
        // Neighbours go to different processes: each of them gets buyers of both variants.
        const color = Math.floor(index / shop.urls.length) % 2 === 0 ? "NOIR" : "SABLE"
        const line = { slug: sold.slug, quantity: 1, unitPrice: sold.price, variant: `${sold.sku}-${color}` }
        return postOrder(url, orderBody({ lines: [line] }))
      })
      expect(tally(answers)).toEqual({ 201: 19, 409: 181 })
      for (const answer of answers) if (answer.status === 409) expect(toChanges(answer)).toEqual(["stock"])
      expect(await shop.stock()).toBe(0)
      const after = await shop.variantUnits()
      expect({ noir: after.noir?.left, sable: after.sable?.left }).toEqual({ noir: 0, sable: 0 })
      expect((after.noir?.sold ?? 0) - (before.noir?.sold ?? 0)).toBe(7)
      expect((after.sable?.sold ?? 0) - (before.sable?.sold ?? 0)).toBe(12)
    })
    await shop.shareStock()
  })

  it("counts two lines of one product in one cart together", async () => {
    await repeat("two lines of one product, 5 units, 20 carts", "no cart of 2 + 2 beyond the stock", async () => {
      const before = await shop.unitsSold()
      await shop.setStock(5)
      const line = { slug: sold.slug, quantity: 2, unitPrice: sold.price }
      const lines = [
        { ...line, color: "Noir" },
        { ...line, color: "Sable" },
      ]
      const answers = await atOnce(20, (url) => postOrder(url, orderBody({ lines, amount: 4 * sold.price })))
      expect(tally(answers)).toEqual({ 201: 1, 409: 19 })
      expect(await shop.stock()).toBe(1)
      expect((await shop.unitsSold()) - before).toBe(4)
    })
  })

  it("lets one of 50 carts use a coupon that holds once", async () => {
    const coupon = shop.db.updateTable("coupon").where("code", "=", "TECH2000")
    const { used } = await shop.db
      .selectFrom("coupon")
      .select("used")
      .where("code", "=", "TECH2000")
      .executeTakeFirstOrThrow()
    await repeat("one coupon use for 50 carts", "one cart had it each time", async (round) => {
      await shop.setStock(1000)
      await coupon.set({ max_uses: used + round }).execute()
      const cart = { quantity: 2, amount: 2 * sold.price, coupon: "TECH2000", discount: 2000 }
      const answers = await atOnce(50, (url) => postOrder(url, orderBody(cart)))
      expect(tally(answers)).toEqual({ 201: 1, 409: 49 })
      for (const answer of answers) if (answer.status === 409) expect(toChanges(answer)).toEqual(["coupon"])
      expect(await shop.stock()).toBe(998)
    })
  })

  it("takes 50 requests under one key for one order", async () => {
    await repeat("one key sent 50 times at once", "one order, 50 same answers", async (round) => {
      await shop.setStock(1000)
      const before = await shop.orders()
      const body = orderBody()
      const answers = await atOnce(50, (url) => postOrder(url, body, `one-key-${round}`))
      expect(tally(answers)).toEqual({ 201: 50 })
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      expect((await shop.orders()) - before).toBe(1)
      expect(await shop.stock()).toBe(999)
    })
  })

  it("takes the same phone and lines without a key for one order", async () => {
    await repeat("the same order 20 times without a key", "one order and 19 receipts each time", async () => {
      await shop.setStock(1000)
      const body = orderBody()
      const answers = await atOnce(20, (url) => postOrder(url, body))
      expect(tally(answers)).toEqual({ 201: 20 })
      const statuses = answers.map(({ text }) => JSON.parse(text).data.status)
      expect(statuses.toSorted()).toEqual(["new", ...Array(19).fill("received")])
      expect(await shop.stock()).toBe(999)
    })
  })

  it("either ships or cancels, and gives the stock back once", async () => {
    const move = (url: string, id: string, to: string) =>
      post(url, `/api/orders/${id}/status`, { to, actor: "warehouse" })
    await repeat("10 orders cancelled and shipped at once", "one of the two, stock back once", async () => {
      await shop.setStock(1000)
      const ids: string[] = []
      for (let index = 0; index < 10; index++) {
        const { documentId } = toOrder(await postOrder(urlOf(index), orderBody({ mobile: newMobile() })))
        for (const to of ["confirmed", "preparing"]) expect((await move(urlOf(index), documentId, to)).status).toBe(200)
        ids.push(documentId)
      }
      const answers = await Promise.all(
        ids.map(async (id, index) => {
          const both = [0, 1, 2, 3].map((way) => move(urlOf(index + way), id, way % 2 === 0 ? "shipped" : "cancelled"))
          return Promise.all(both)
        }),
      )
      let cancelled = 0
      for (const four of answers) {
        expect(tally(four)).toEqual({ 200: 1, 409: 3 })
        cancelled += four.filter(({ status }, way) => status === 200 && way % 2 === 1).length
      }
      expect(await shop.stock()).toBe(1000 - 10 + cancelled)
    })
  })
})

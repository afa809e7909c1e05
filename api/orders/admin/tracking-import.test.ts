import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { xlsxFile } from "../../files/xlsx-file.ts"
import { zipFile } from "../../files/zip-file.ts"
import { trackingImport } from "../../imports/contract-tracking-import.ts"
import { orderAdmin, setStock } from "../../testing/order-admin.ts"
import { placedListedOrder } from "../../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"

let shop: TestShop
let rania: TestStaff
let desk: ReturnType<typeof orderAdmin>
beforeAll(async () => {
  shop = await openTestShop()
  rania = await signedIn(shop, "manager", "Rania")
  desk = orderAdmin(rania)
  await setStock(shop, "casque-aura", 500)
})
afterAll(() => shop.close())

async function file(query: string) {
  const answer = await rania.send("GET", `/api/admin/orders/export?${query}`)
  expect(answer.status).toBe(200)
  return { headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}

describe("POST /api/admin/orders/tracking-import", () => {
  const send = async (body: BodyInit, dryRun: 0 | 1) => {
    const answer = await shop.send(`/api/admin/orders/tracking-import?carrier=ecotrack&dryRun=${dryRun}`, {
      method: "POST",
      headers: { cookie: rania.cookie },
      body,
    })
    return { status: answer.status, json: (await answer.json()) as unknown }
  }

  it.each([
    [{ code: "TOO_MANY_ROWS", max: 2000, row: null, column: null }, `number,tracking\n${"1,A\n".repeat(2001)}`],
    [{ code: "TOO_MANY_COLUMNS", max: 100, row: 2, column: null }, `number,tracking\n${",".repeat(1_000_000)}`],
    [{ code: "CELL_TOO_LONG", max: 32_767, row: 2, column: 1 }, `number,tracking\n"${"1\n".repeat(500_000)}`],
  ])(
    "refuses what holds too much, and tells the limit and where it is: %j",
    { tags: ["@long"] },
    async (details, file) => {
      expect(await send(file, 0)).toMatchObject({ status: 400, json: { error: { details } } })
    },
  )

  it("refuses a small workbook that unpacks to hundreds of megabytes", { tags: ["@long"] }, async () => {
    const name = "xl/worksheets/sheet1.xml"
    const pieces: Buffer[] = []
    const text = Array.from({ length: 200 }, () => " ".repeat(1024 * 1024))
    for await (const piece of zipFile([{ name, text }])) pieces.push(piece)
    const details = { code: "UNPACKED_TOO_LARGE", max: 4 * 1024 * 1024 }
    const answer = await send(new Uint8Array(Buffer.concat(pieces)), 0)
    expect(answer).toMatchObject({ status: 413, json: { error: { details } } })
  })

  it("knows orders by their numbers with a code, in every spelling, and by no wrong code", async () => {
    const orders = [await placedListedOrder(shop), await placedListedOrder(shop), await placedListedOrder(shop)]
    const whole: string[] = []
    for (const { documentId } of orders) {
      await desk.move(documentId, "confirmed")
      whole.push((await desk.one(documentId)).number)
    }
    const [one = "", two = "", three = ""] = whole
    const rows = [
      `\u200e${one.toLowerCase()},T-1`,
      `N° ${two.replaceAll("-", " ")},T-2`,
      `${three.slice(0, -4)}ZZZZ,T-3`,
    ]
    const dry = trackingImport.parse((await send(`number,tracking\n${rows.join("\n")}`, 1)).json).data
    expect(dry.rows.map(({ problem }) => problem)).toEqual([null, null, "unknownOrder"])
  })

  it("tells what a file would do, row by row, does it, and does nothing twice", async () => {
    const [ready, packed, fresh] = [
      await placedListedOrder(shop),
      await placedListedOrder(shop),
      await placedListedOrder(shop),
    ]
    await desk.move(ready.documentId, "confirmed")
    await desk.move(packed.documentId, "confirmed", "preparing")
    const text = [
      "Référence;Code de suivi",
      `${ready.number};ECO-1`,
      `${packed.number};ECO-2`,
      `${fresh.number};ECO-3`,
      `${ready.number};ECO-4`,
      "HN-26-999999;ECO-5",
      `${packed.number.replace("HN-26", "HN-25")};ECO-6`,
      `${fresh.number};`,
      `1\0;ECO-7`,
      `${Number(fresh.number.slice(-6)) + 1};ECO\0`,
    ].join("\n")
    const dry = trackingImport.parse((await send(text, 1)).json).data
    expect(dry).toMatchObject({ dryRun: true, done: 2, same: 0, problems: 7 })
    expect(dry.rows.map(({ row, result, problem }) => [row, result, problem])).toEqual([
      [2, "done", null],
      [3, "done", null],
      [4, "problem", "notAllowed"],
      [5, "problem", "repeated"],
      [6, "problem", "unknownOrder"],
      [7, "problem", "repeated"],
      [8, "problem", "noTracking"],
      [9, "problem", "unknownOrder"],
      [10, "problem", "noTracking"],
    ])
    expect((await desk.one(ready.documentId)).status).toBe("confirmed")
    expect(trackingImport.parse((await send(text, 0)).json).data).toMatchObject({ done: 2, problems: 7 })
    expect(await desk.one(ready.documentId)).toMatchObject({
      status: "shipped",
      tracking: "ECO-1",
      carrier: "ecotrack",
    })
    expect((await desk.one(ready.documentId)).history.map(({ to }) => to).slice(-2)).toEqual(["preparing", "shipped"])
    expect(trackingImport.parse((await send(text, 0)).json).data).toMatchObject({ done: 0, same: 2, problems: 7 })
    await desk.move(fresh.documentId, "confirmed")
    const taken = trackingImport.parse((await send(`${fresh.number},ECO-1`, 0)).json).data
    expect(taken.rows).toMatchObject([{ problem: "trackingTaken" }])
  })

  it("takes two thousand rows with all that a carrier tells, no more of them, and no larger file", {
    tags: ["@long"],
  }, async () => {
    const row = `YAL-1;${"Nadia Haddad, 12 rue des Oliviers;".repeat(20)}`
    const many = (count: number) =>
      ["Référence;Suivi", ...Array.from({ length: count }, () => `CDE-A;${row}`)].join("\n")
    const taken = await send(many(2000), 1)
    expect(many(2000).length).toBeGreaterThan(1024 * 1024)
    expect(trackingImport.parse(taken.json).data).toMatchObject({ problems: 2000 })
    expect((await send(many(2001), 1)).status).toBe(400)
    expect((await send("a".repeat(4 * 1024 * 1024 + 1), 1)).status).toBe(413)
  })

  it("ships nothing with a number that a spreadsheet has rounded, in a workbook or in CSV", async () => {
    const orders = [await placedListedOrder(shop), await placedListedOrder(shop), await placedListedOrder(shop)]
    for (const { documentId } of orders) await desk.move(documentId, "confirmed")
    const [one, two, three] = orders.map(({ number }) => number)
    const text = `number;tracking\n${one};9,87654E+17\n${two};0.5\n${three};987654321012345678\n`
    const problems = async (file: BodyInit, dryRun: 0 | 1) =>
      trackingImport.parse((await send(file, dryRun)).json).data.rows.map(({ problem }) => problem)
    expect(await problems(text, 1)).toEqual(["rounded", "rounded", null])
    const pieces: Buffer[] = []
    const rows = [
      [one ?? "", Number("987654321012345678")],
      [two ?? "", "987654321012345679"],
    ]
    for await (const piece of xlsxFile({ name: "a", titles: ["number", "tracking"], rows })) pieces.push(piece)
    expect(await problems(new Uint8Array(Buffer.concat(pieces)), 0)).toEqual(["rounded", null])
    expect((await desk.one(orders[0]?.documentId ?? "")).status).toBe("confirmed")
  })

  it("reads UTF-16, and refuses other encodings, quotes and titles that can be read in two ways", {
    tags: ["@long"],
  }, async () => {
    const { number } = await placedListedOrder(shop)
    const text = `الرقم\tرقم التتبع\n${number}\tYAL-9`
    const wide = Buffer.from(`\ufeff${text}`, "utf16le")
    for (const file of [wide, Buffer.from(wide).swap16()]) {
      const { rows } = trackingImport.parse((await send(new Uint8Array(file), 1)).json).data
      expect(rows).toMatchObject([{ number, tracking: "YAL-9" }])
    }
    const cp1256 = Buffer.from([0xc7, 0xe1, 0xd1, 0xde, 0xe3, 0x2c, 0x31])
    for (const [code, row, file] of [
      ["NOT_UTF8", null, cp1256],
      ["NOT_UTF8", null, Buffer.from("Référence;Suivi\n1;A", "latin1")],
      ["BAD_QUOTES", 2, `number;tracking\n1;"A" b\n2;B`],
      ["TITLE_TWICE", 1, "number;tracking;Tracking\n1;A;B"],
    ] as const) {
      const body = typeof file === "string" ? file : new Uint8Array(file)
      expect(await send(body, 1)).toMatchObject({ status: 400, json: { error: { details: { code, row } } } })
    }
  })

  it("reads a workbook, and refuses what is none", { tags: ["@long"] }, async () => {
    await placedListedOrder(shop)
    const { body } = await file("format=xlsx&locale=en")
    const rows = trackingImport.parse((await send(new Uint8Array(body), 1)).json).data.rows
    expect(rows.length).toBeGreaterThan(0)
    for (const bad of [new Uint8Array(body.subarray(0, 600)), "a,b\n1,2", ""]) {
      expect((await send(bad, 1)).status).toBe(400)
    }
  })
})

import { readFile } from "node:fs/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { FileEncoding } from "#core/moving/encoding.ts"
import { formatColumns, type MovingFormat, movingFormats } from "#core/moving/formats.ts"
import { encoded } from "#core/moving/testing/encoded.ts"
import { shopifyFile, youCanFile } from "#core/moving/testing/grouped-files.ts"
import { frenchWooFile, wooFile } from "#core/moving/testing/woo-files.ts"
import { xlsxFile } from "../../files/xlsx-file.ts"
import { fetchPublicPicture } from "../../imports/pictures/fetch-public-picture.ts"
import { startPictureServer } from "../../imports/pictures/testing/picture-server.ts"
import { productWithSlug } from "../../testing/catalogue.ts"
import { findLine, linesIn, moveFile } from "../../testing/moving.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { plainPicture } from "../../testing/uploads.ts"

let shop: TestShop
let owner: TestStaff
let server: Awaited<ReturnType<typeof startPictureServer>>
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
  const pictures = new Map([
    ["/red.png", await plainPicture("#b01528")],
    ["/blue.png", await plainPicture("#1528b0")],
    ["/green.png", await plainPicture("#15b028")],
  ])
  server = await startPictureServer((request, answer) => {
    const picture = pictures.get(request.url ?? "")
    answer.writeHead(picture ? 200 : 404).end(picture)
  })
})
afterAll(async () => {
  await server.stop()
  await shop.close()
})

/** Sends a file, and returns the answer. */
async function send(file: Uint8Array | string, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ productType: "fashion", units: "4", ...query })
  const answer = await shop.send(`/api/admin/moving/products?${search}`, {
    method: "POST",
    headers: { cookie: owner.cookie, "content-type": "text/csv" },
    body: Buffer.from(file),
  })
  return { status: answer.status, text: await answer.text() }
}

/** Moves a file in with pictures of a server of this machine. */
const move = (file: Uint8Array | string, query: Record<string, string> = {}) =>
  moveFile(
    { shop, owner, fetchPicture: (address) => fetchPublicPicture(address, server.network, server.port) },
    file,
    query,
  )

const countRows = async (table: "product" | "category" | "brand" | "redirect" | "media") =>
  Number(
    (
      await shop.db
        .selectFrom(table)
        .select((e) => e.fn.countAll<number>().as("n"))
        .executeTakeFirstOrThrow()
    ).n,
  )
const counts = () => Promise.all((["product", "category", "brand", "redirect", "media"] as const).map(countRows))

describe("a file of another shop", () => {
  it("is told of before anything is made: what it becomes, what is unsure and what is lost", async () => {
    const before = await counts()
    const { status, text } = await send(wooFile())
    expect(status).toBe(200)
    const lines = linesIn(text)
    expect(findLine(lines, "file")?.data).toMatchObject({
      format: "woocommerce",
      encoding: "utf-8",
      separator: ",",
      products: 3,
      variants: 3,
      pictures: 4,
      prices: { min: 1500, max: 2900 },
      // The shop has clothes and shirts.
      categories: ["Nouveautés"],
      brands: ["Maison Tadla"],
      redirects: 3,
    })
    expect(findLine(lines, "pictures")?.lost).toBe(4)
    expect(findLine(lines, "result")?.data).toMatchObject({
      dryRun: true,
      created: 3,
      problems: 0,
      variants: { created: 3 },
    })
    expect(await counts()).toEqual(before)
  })

  it.each<[string, FileEncoding, string]>([
    ["UTF-8", "utf-8", wooFile(";")],
    ["UTF-16 LE", "utf-16le", youCanFile()],
    ["UTF-16 BE", "utf-16be", frenchWooFile()],
    ["Windows-1252", "windows-1252", frenchWooFile()],
    ["Windows-1256", "windows-1256", youCanFile()],
  ])("is read in %s, which may also be chosen", async (_name, encoding, text) => {
    const bytes = encoded(text, encoding, true)
    const detected = findLine(await move(bytes, { dryRun: "1" }), "file")?.data
    expect(detected?.encoding).toBe(encoding)
    const chosen = findLine(await move(bytes, { dryRun: "1", encoding }), "file")?.data
    expect(chosen).toEqual(detected)
  })

  it("is read from a workbook", async () => {
    const [titles = [], ...rows] = frenchWooFile()
      .split("\n")
      .map((line) => line.split(";"))
    const pieces: Buffer[] = []
    for await (const piece of xlsxFile({ name: "Produits", titles, rows })) pieces.push(piece)
    const lines = await move(Buffer.concat(pieces), { dryRun: "1" })
    expect(findLine(lines, "file")?.data).toMatchObject({ format: "woocommerce", encoding: null, products: 1 })
  })

  it.each([
    ["no shop's", "a;b\n1;2", {}, "NO_FORMAT"],
    ["empty", "", {}, "NO_FORMAT"],
    ["titles alone", wooFile().split("\n")[0] ?? "", {}, "NO_ROWS"],
    ["of another encoding than was chosen", encoded("Nom;é", "windows-1252"), { encoding: "utf-8" }, "NOT_UTF8"],
    ["of a broken workbook", "PK\u0003\u0004 nothing", {}, "BAD_WORKBOOK"],
  ])("is not read when it is %s", async (_what, file, query, code) => {
    await expect(move(file, { dryRun: "1", ...query })).rejects.toMatchObject(
      code === "NOT_UTF8" ? { code } : { status: 400, details: { code } },
    )
  })

  it("moves in with its categories, brand, variants, pictures and addresses, and again changes nothing", async () => {
    const before = await counts()
    const file = wooFile().replace("Vêtements > Homme > Chemises", "Tenues > Homme > Gilets")
    const lines = await move(file)
    expect(findLine(lines, "result")?.data).toMatchObject({ created: 3, problems: 0 })
    expect(findLine(lines, "pictures")).toMatchObject({ lost: 1, examples: [{ code: "NOT_FETCHED" }] })
    expect(findLine(lines, "redirects")).toEqual({ kind: "redirects", stored: 3, left: 0 })
    const after = await counts()
    expect(after.map((count, place) => count - (before[place] ?? 0))).toEqual([3, 3, 1, 3, 3])
    const shirt = await productWithSlug(owner, "chemise-en-lin")
    expect(shirt).toMatchObject({
      sku: "CH-LIN",
      price: 2900,
      lastPrice: 3200,
      weight: 250,
      brand: { name: "Maison Tadla" },
    })
    expect(shirt.medias).toHaveLength(2)
    const { body } = await shop.get("/api/redirects?path=/product/chemise-en-lin/")
    expect(body).toMatchObject({ data: { to: "/product-details/chemise-en-lin" } })
    const again = await move(file)
    expect(findLine(again, "result")?.data).toMatchObject({ created: 0, changed: 0, same: 3 })
    expect(await counts()).toEqual(after)
  })

  it("moves in without the products that have a problem, when they are to be left out", async () => {
    const broken = shopifyFile().replace("120.00", "200000000")
    const dry = await move(broken, { dryRun: "1" })
    expect(findLine(dry, "result")?.data).toMatchObject({ problems: 1, created: 1 })
    const stopped = await move(broken)
    expect(findLine(stopped, "result")?.data.problems).toBe(1)
    expect(findLine(stopped, "redirects")).toBeUndefined()
    const lines = await move(broken, { leaveOut: "1" })
    expect(findLine(lines, "leftOut")).toEqual({ kind: "leftOut", products: 1 })
    expect(findLine(lines, "result")?.data).toMatchObject({ created: 1, problems: 0 })
    expect(await productWithSlug(owner, "baskets-oran")).toMatchObject({ price: 7900, cost: 4000 })
  })

  it("is of owners alone", async () => {
    const manager = await signedIn(shop, "manager")
    const answer = await shop.send("/api/admin/moving/products?productType=fashion", {
      method: "POST",
      headers: { cookie: manager.cookie },
      body: wooFile(),
    })
    expect(answer.status).toBe(403)
  })
})

/** The headings of docs/moving-in.md under which each format stands. */
const headings: Record<MovingFormat, [string, string]> = {
  woocommerce: ["WooCommerce", ""],
  shopify: ["Shopify", ""],
  youcan: ["YouCan", ""],
  "woocommerce-orders": ["Orders", "WooCommerce"],
  "shopify-orders": ["Orders", "Shopify"],
  "youcan-orders": ["Orders", "YouCan"],
  "woocommerce-reviews": ["Reviews", "WooCommerce"],
  reviews: ["Reviews", "Shopify"],
}
/** The text between a heading and the next one of its level. */
const under = (text: string, level: string, heading: string) =>
  text.split(`\n${level} ${heading}\n`)[1]?.split(`\n${level} `)[0] ?? ""

it.each(movingFormats)(
  "has a page that names each column of %s and no other, with what becomes of it",
  async (format) => {
    const [chapter, part] = headings[format]
    const page = under(await readFile("docs/moving-in.md", "utf8"), "##", chapter)
    const text = part === "" ? page : under(page, "###", part)
    const named = [...text.matchAll(/^\| `([^`]+)` \| (kept|changed|lost) \|/gm)].map(([, title, fate]) => [
      title,
      fate,
    ])
    expect(named).toEqual(formatColumns[format].map(({ titles, fate }) => [titles[0], fate]))
  },
)

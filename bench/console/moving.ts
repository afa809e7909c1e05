// Time of moving a large shop out and into another one, and memory of the process above that of an idle one. Each product has a picture
// of its own; the other shop is a new one with the sample, on SQLite.
import { createReadStream, createWriteStream } from "node:fs"
import { mkdtemp, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { ReadableStream as WebStream } from "node:stream/web"
import { movingLine } from "#api/imports/contract-moving.ts"
import { describePicture } from "#api/media/pictures/describe-picture.ts"
import { sharp } from "#api/media/pictures/guarded-sharp.ts"
import { type Db, openDatabase } from "#db/database.ts"
import { storeUpload } from "#db/media/uploads.ts"
import { migrate } from "#db/migrations/migrate.ts"
import { fillEmptyShop } from "#db/sample/load-sample.ts"
import { inTransaction } from "#db/transaction.ts"
import { generatedAddress } from "./generated-address.ts"
import { ownerOf } from "./owner.ts"

/** Pixels of a side: about 80 KB as WebP. */
const side = 700
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

/** Makes a picture with a hash of its own, by a RIFF chunk that decoders skip. */
function pictureOf(webp: Buffer, number: number): Buffer {
  const part = Buffer.alloc(16, "HNUM")
  part.writeUInt32LE(8, 4)
  part.writeDoubleLE(number, 8)
  const picture = Buffer.concat([webp, part])
  picture.writeUInt32LE(picture.length - 8, 4)
  return picture
}

async function addPictures(db: Db) {
  const noise = Buffer.alloc(side * side * 3, 0).map((_, at) => (at * 7919) % 251)
  const webp = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .webp({ quality: 60 })
    .toBuffer()
  const facts = await describePicture(pictureOf(webp, 0))
  const { contentHash } = await import("#api/media/pictures/content-hash.ts")
  // Generated units of variants are not those of their products, as a shop's are.
  await db
    .updateTable("product")
    .set((e) => ({
      quantity: e
        .selectFrom("product_variant as v")
        .whereRef("v.product_id", "=", "product.id")
        .select((v) => v.fn.coalesce(v.fn.sum<number>("v.quantity"), v.lit(0)).as("units")),
    }))
    .where("stock_by", "=", "variant")
    .execute()
  const products = await db.selectFrom("product").select("id").execute()
  for (let from = 0; from < products.length; from += 200) {
    await inTransaction(db, async (tx) => {
      for (const { id } of products.slice(from, from + 200)) {
        const bytes = pictureOf(webp, id)
        const { id: media } = await storeUpload(tx, {
          bytes,
          facts: { ...facts, hash: contentHash(bytes) },
          fileName: null,
        })
        await tx.updateTable("product").set({ image_id: media }).where("id", "=", id).execute()
        await tx.deleteFrom("product_media").where("product_id", "=", id).execute()
      }
    })
  }
}

console.log("| Step | MB | seconds | idle, MB | highest above idle, MB | |\n|---|---|---|---|---|---|")

/** Tells what a step took. */
async function measure(name: string, step: () => Promise<{ bytes: number; result: string }>) {
  globalThis.gc?.()
  const idle = process.memoryUsage().rss
  let peak = idle
  const often = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 50)
  const began = performance.now()
  const { bytes, result } = await step()
  clearInterval(often)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(
    `| ${name} | ${megabytes(bytes)} | ${seconds} | ${megabytes(idle)} | ${megabytes(peak - idle)} | ${result} |`,
  )
}

const folder = await mkdtemp(join(tmpdir(), "hanout-moving-"))
const file = join(folder, "shop.zip")
const from = openDatabase(generatedAddress)
await addPictures(from)
const out = await ownerOf(from)
await measure("moves out", async () => {
  const answer = await out.ask("moving-out")
  // The same streams by two names of their types.
  await pipeline(Readable.fromWeb(answer.body as WebStream<Uint8Array>), createWriteStream(file))
  return { bytes: (await stat(file)).size, result: "" }
})
await from.destroy()

const to = openDatabase({ dataDir: folder })
await migrate(to)
await fillEmptyShop(to, new Date())
const next = await ownerOf(to)
for (const dryRun of ["1", "0"]) {
  await measure(dryRun === "1" ? "is looked at" : "moves in", async () => {
    const body = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>
    const init = { method: "POST", body, duplex: "half" } as RequestInit
    const answer = await next.ask(`moving/products?dryRun=${dryRun}&productType=fashion&units=0`, init)
    const lines = (await answer.text()).trim().split("\n")
    if (answer.status !== 200) throw new Error(lines.join())
    const parts = lines.flatMap((line) => {
      const said = movingLine.parse(JSON.parse(line))
      if (said.kind === "failed") throw new Error(said.code)
      if (said.kind === "part") return `${said.part} ${said.made}+${said.lost}`
      return said.kind === "result" ? `products ${said.data.created}, problems ${said.data.problems}` : []
    })
    return { bytes: (await stat(file)).size, result: parts.join(", ") }
  })
}
await to.destroy()
await rm(folder, { recursive: true })

import { type CsvStyle, csvLine } from "#core/csv.ts"
import { exportedColumns, productLine } from "#core/product-file-cells.ts"
import { onShopClock } from "#core/shop-day.ts"
import { addAudit } from "#db/admin/audit.ts"
import { exportedProducts } from "#db/admin/export-products.ts"
import { dryRunImport, type ImportReport, importProducts } from "#db/admin/import-products.ts"
import { countProducts, lowStockThreshold } from "#db/admin/product-list.ts"
import { StateRefused } from "#db/admin/refused.ts"
import { type ProductImportLine, productExportQuery, productImportQuery } from "../contract/admin/product-import.ts"
import { streamOf } from "../files/stream-of.ts"
import { readBytes } from "../read-body.ts"
import { type AddRoute, type AdminDeps, addressOf } from "./admin-context.ts"
import { auditEntry } from "./audit-entry.ts"
import { readProductFile } from "./product-file-rows.ts"
import { productFilter } from "./product-filter.ts"
import { readParameters } from "./read-query.ts"

const ndjson = (line: ProductImportLine) => Buffer.from(`${JSON.stringify(line)}\n`)

/** Pieces that somebody else puts in; ends when `work` does. */
async function* piecesOf(work: (put: (piece: Uint8Array) => void) => Promise<void>): AsyncGenerator<Uint8Array> {
  const waiting: Uint8Array[] = []
  let wake = () => {}
  let isDone = false
  const running = work((piece) => {
    waiting.push(piece)
    wake()
  }).finally(() => {
    isDone = true
    wake()
  })
  while (!isDone || waiting.length > 0) {
    const piece = waiting.shift()
    if (piece) yield piece
    else {
      await new Promise<void>((resolve) => {
        wake = resolve
        if (isDone) resolve()
      })
    }
  }
  await running
}

/** The catalogue as a file, out and in. */
export function productFileRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock } = deps

  route("GET /products/export", async (c) => {
    const { locale, ...filters } = readParameters(productExportQuery, c.req.url)
    const now = clock()
    const filter = productFilter(filters)
    const at = { now, lowStock: await lowStockThreshold(db) }
    const total = await countProducts(db, filter, at)
    const day = onShopClock(now).toISOString().slice(0, 10)
    const headers = {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="hanout-products-${day}.csv"`,
      "x-total-rows": String(total),
    }
    if (c.req.raw.method === "HEAD") return new Response(null, { headers })
    const what = { action: "export", resource: "products", after: { rows: total, ...filters } }
    await addAudit(db, auditEntry(c, what, now))
    const style: CsvStyle = locale === "en" ? { separator: ",", decimal: "." } : { separator: ";", decimal: "," }
    async function* file(): AsyncGenerator<Uint8Array> {
      let text = `\uFEFF${csvLine(exportedColumns, style)}`
      for await (const product of exportedProducts(db, filter, at)) {
        text += productLine(product, now.toISOString(), style)
        if (text.length < 32_768) continue
        yield Buffer.from(text)
        text = ""
      }
      yield Buffer.from(text)
    }
    return new Response(streamOf(file()), { headers })
  })

  route("POST /products/import", async (c) => {
    const { dryRun } = readParameters(productImportQuery, c.req.url)
    const file = await readProductFile(await readBytes(c.req))
    const now = clock()
    const staff = c.get("staff")
    const by = { staff: { id: staff.id, name: staff.name }, address: addressOf(c), now }
    const result = (report: ImportReport) =>
      ndjson({ kind: "result", data: { dryRun: dryRun === "1", columns: file.unknown, ...report } })
    async function run(put: (piece: Uint8Array) => void): Promise<void> {
      if (dryRun === "1") return put(result(await dryRunImport(db, file.rows(), now)))
      let told = 0
      const progress = (done: number) => {
        if (done < file.count && done - told < 50) return
        told = done
        put(ndjson({ kind: "progress", done, total: file.count }))
      }
      try {
        put(result(await importProducts(db, file.rows(), by, progress)))
      } catch (problem) {
        if (problem instanceof StateRefused) put(ndjson({ kind: "failed", code: problem.code }))
        else put(ndjson({ kind: "failed", code: "SERVER" }))
      }
    }
    return new Response(streamOf(piecesOf(run)), { headers: { "content-type": "application/x-ndjson" } })
  })
}

import { exportedColumns, productLines, readersColumns } from "#core/catalogue/files/product-file-cells.ts"
import { csvLine, localeCsvStyle } from "#core/files/csv.ts"
import { shopDay } from "#core/i18n/shop-day.ts"
import { mayStaff } from "#core/staff/staff-permissions.ts"
import { countProducts, lowStockThreshold } from "#db/catalogue/admin/product-list.ts"
import { exportedProducts } from "#db/catalogue/import/export-products.ts"
import { addressOfDatabase } from "#db/database.ts"
import { maxPictureZipSize, maxProductFileSize } from "../../../core/catalogue/files/product-columns.ts"
import { type AddRoute, type AdminDeps, auditAddress } from "../../admin/admin-context.ts"
import { audit } from "../../admin/audit-entry.ts"
import { readParameters } from "../../admin/read-query.ts"
import { payloadTooLarge, validationError } from "../../errors.ts"
import { byteOrderMark, csvFile } from "../../files/csv-file.ts"
import { toStream } from "../../files/to-stream.ts"
import { type ProductImportLine, productImportQuery } from "../../imports/contract-product-import.ts"
import { endingWith, importInThread, oneImport } from "../../imports/run-import.ts"
import { readBytes } from "../../read-body.ts"
import { productExportQuery } from "../contract-admin-product.ts"
import { productFilter } from "./product-filter.ts"

const ndjson = (line: ProductImportLine) => Buffer.from(`${JSON.stringify(line)}\n`)

/** The catalogue as a file, out and in. */
export function productFileRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock, log } = deps

  route("GET /products/export", async (c) => {
    const { locale, ...filters } = readParameters(productExportQuery, c.req.url)
    const now = clock()
    const filter = productFilter(filters)
    const at = { now, lowStock: await lowStockThreshold(db) }
    const total = await countProducts(db, filter, at)
    const day = shopDay(now)
    const headers = {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="hanout-products-${day}.csv"`,
      "x-total-rows": String(total),
    }
    if (c.req.raw.method === "HEAD") return new Response(null, { headers })
    const what = { action: "export", resource: "products", after: { rows: total, ...filters } }
    await audit(db, c, what, now)
    const style = localeCsvStyle(locale)
    const columns = mayStaff(c.get("staff").role, "catalogue.write") ? exportedColumns : readersColumns
    const file = csvFile(byteOrderMark + csvLine(columns, style), exportedProducts(db, filter, at), (exported) =>
      productLines(exported, now.toISOString(), style, columns),
    )
    return new Response(toStream(file), { headers })
  })

  route("POST /products/import", (c) =>
    oneImport("file", async (end) => {
      const { dryRun, tableBytes: given } = readParameters(productImportQuery, c.req.url)
      const file = await readBytes(c.req)
      const tableBytes = given ?? file.length
      if (tableBytes > file.length) throw validationError([{ path: ["tableBytes"], message: "More than there are" }])
      if (tableBytes > maxProductFileSize) throw payloadTooLarge(maxProductFileSize)
      if (file.length - tableBytes > maxPictureZipSize) throw payloadTooLarge(maxPictureZipSize)
      const staff = c.get("staff")
      const by = { staff: { id: staff.id, name: staff.name }, address: auditAddress(c), now: clock() }
      const address = addressOfDatabase(db)
      const lines = await importInThread(
        { task: "products", file, tableBytes, dryRun: dryRun === "1", by, address },
        {
          failed: (code) => ndjson({ kind: "failed", code }),
          onError: (error) => log?.error({ err: error }, "The thread of an import failed"),
        },
      )
      return new Response(toStream(endingWith(lines, end)), { headers: { "content-type": "application/x-ndjson" } })
    }),
  )
}

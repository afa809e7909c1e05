import { maxProductFileSize } from "#core/catalogue/files/product-columns.ts"
import { maxArchiveSize } from "#core/moving/archive-size.ts"
import { addressOfDatabase } from "#db/database.ts"
import { type AddRoute, type AdminDeps, auditAddress } from "../../admin/admin-context.ts"
import { readParameters } from "../../admin/read-query.ts"
import { payloadTooLarge } from "../../errors.ts"
import { spoolBody } from "../../files/spooled-file.ts"
import { toStream } from "../../files/to-stream.ts"
import { type MovingLine, movingQuery } from "../../imports/contract-moving.ts"
import { endingWith, importInThread, oneImport } from "../../imports/run-import.ts"

/** Moving in: files that another shop exports, and the archive of a Hanout shop, which is spooled to disk: it may have gigabytes. */
export function movingRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock, log } = deps

  route("POST /moving/products", async (c) => {
    const size = Number(c.req.header("content-length") ?? 0)
    if (size > maxArchiveSize) throw payloadTooLarge(maxArchiveSize)
    // A larger file can be nothing else; one of which nobody knows the size may be as large.
    const kind = size === 0 || size > maxProductFileSize ? "archive" : "file"
    return oneImport(kind, async (end) => {
      const query = readParameters(movingQuery, c.req.url)
      const address = addressOfDatabase(db)
      const file = await spoolBody(c.req.raw.body, { folder: address.dataDir, size, max: maxArchiveSize })
      const staff = c.get("staff")
      const by = { staff: { id: staff.id, name: staff.name }, address: auditAddress(c), now: clock() }
      const failed = (code: "SERVER" | "UNFINISHED") => {
        const line: MovingLine = { kind: "failed", code }
        return Buffer.from(`${JSON.stringify(line)}\n`)
      }
      const lines = await importInThread(
        { task: "moving", fd: file.fd, query, by, address },
        {
          failed,
          onError: (error) => log?.error({ err: error }, "The thread of an import failed"),
          onExit: () => void file.close(),
        },
      )
      return new Response(toStream(endingWith(lines, end)), { headers: { "content-type": "application/x-ndjson" } })
    })
  })
}

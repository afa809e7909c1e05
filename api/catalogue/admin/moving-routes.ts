import { addressOfDatabase } from "#db/database.ts"
import { type AddRoute, type AdminDeps, auditAddress } from "../../admin/admin-context.ts"
import { readParameters } from "../../admin/read-query.ts"
import { toStream } from "../../files/to-stream.ts"
import { type MovingLine, movingQuery } from "../../imports/contract-moving.ts"
import { endingWith, importInThread, oneImport } from "../../imports/run-import.ts"
import { readBytes } from "../../read-body.ts"

/** Products of another shop, by the file that it exports. */
export function movingRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock, log } = deps

  route("POST /moving/products", (c) =>
    oneImport(async (end) => {
      const query = readParameters(movingQuery, c.req.url)
      const file = await readBytes(c.req)
      const staff = c.get("staff")
      const by = { staff: { id: staff.id, name: staff.name }, address: auditAddress(c), now: clock() }
      const failed = (code: "SERVER" | "UNFINISHED") => {
        const line: MovingLine = { kind: "failed", code }
        return Buffer.from(`${JSON.stringify(line)}\n`)
      }
      const lines = await importInThread(
        { task: "moving", file, query, by, address: addressOfDatabase(db) },
        { failed, onError: (error) => log?.error({ err: error }, "The thread of an import failed") },
      )
      return new Response(toStream(endingWith(lines, end)), { headers: { "content-type": "application/x-ndjson" } })
    }),
  )
}

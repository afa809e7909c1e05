import { shopDay } from "#core/i18n/shop-day.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { conflict } from "../errors.ts"
import { toStream } from "../files/to-stream.ts"
import { zipFile } from "../files/zip-file.ts"
import type { MovingOutProgress } from "./contract.ts"
import { shopFiles } from "./shop-files.ts"

/** Everything that the merchant owns as one zip of open files. It is made while it is downloaded, one at a time, and stored nowhere. */
export function movingOutRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  let progress: MovingOutProgress | null = null

  route("GET /moving-out", async (c) => {
    if (progress) throw conflict("An archive is being made", { code: "RUNNING" })
    const now = clock()
    const headers = {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="hanout-${shopDay(now)}.zip"`,
    }
    // Nobody reads the body of its answer, which would never end.
    if (c.req.raw.method === "HEAD") return new Response(null, { headers })
    progress = { file: "", done: 0 }
    try {
      await audit(db, c, { action: "export", resource: "shop", after: {} }, now)
      const count = (file: string) => {
        progress = { file, done: progress?.file === file ? progress.done + 1 : 1 }
      }
      const pieces = zipFile(await shopFiles(db, now, count))
      async function* archive(): AsyncGenerator<Uint8Array> {
        try {
          yield* pieces
        } finally {
          progress = null
        }
      }
      return new Response(toStream(archive()), { headers })
    } catch (error) {
      progress = null
      throw error
    }
  })

  route("GET /moving-out/progress", () => Response.json({ data: progress }))
}

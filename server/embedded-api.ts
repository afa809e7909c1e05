import type { Logger } from "pino"
import { createApi } from "#api/api.ts"
import { isEmpty, migrate, openDatabase } from "#db/database.ts"
import { loadSample } from "#db/load-sample.ts"
import type { Config } from "./config.ts"

export type EmbeddedApi = { fetch: (request: Request) => Promise<Response>; close: () => Promise<void> }

/** Opens the database, brings it up to date, fills an empty one with the sample shop, and answers the content API.
 *  @throws when the database cannot be used; the message says why */
export async function openEmbeddedApi(config: Config, token: string, log: Logger): Promise<EmbeddedApi> {
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  await migrate(db)
  if (config.sampleData && (await isEmpty(db))) await loadSample(db, new Date())
  const api = createApi({ db, token, log })
  return { fetch: async (request) => api.fetch(request), close: () => db.destroy() }
}

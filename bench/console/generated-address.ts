import "#server/process/own-process.ts"
import { join } from "node:path"
import { registerUrl } from "#server/settings/secrets.ts"

registerUrl(process.env.DATABASE_URL ?? "")

/** Where the generated shop is: not where the real one is, unless told so. */
export const generatedAddress = {
  url: process.env.DATABASE_URL,
  dataDir: process.env.DATA_DIR ?? join(import.meta.dirname, "../../data/generated"),
}

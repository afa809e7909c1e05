import { join } from "node:path"

/** Where the generated shop is: not where the real one is, unless told so. */
export const generatedAddress = {
  url: process.env.DATABASE_URL,
  dataDir: process.env.DATA_DIR ?? join(import.meta.dirname, "../../data/generated"),
}

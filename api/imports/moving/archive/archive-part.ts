import type { ByStaff } from "#db/catalogue/import/import-rows.ts"
import type { Db } from "#db/database.ts"
import type { PartCount } from "#db/moving/part-count.ts"
import type { OwnArchive } from "../own-archive.ts"

/** The context in which a part of an archive is counted or stored. */
export type PartContext = {
  db: Db
  archive: OwnArchive
  by: ByStaff
  /** Counts alone, and throws where the part could not be read: nothing is stored of an archive before each part was read once. */
  dryRun: boolean
}

/** Counts or stores a part of an archive. */
export type RunPart = (context: PartContext) => Promise<PartCount>

import type { ByStaff } from "#db/catalogue/import/import-rows.ts"
import type { ContentTag } from "#db/changes/content-changes.ts"
import { touchContent } from "#db/changes/content-version.ts"
import type { Db } from "#db/database.ts"
import type { PartCount, PartStep } from "#db/moving/part-count.ts"
import { inTransaction } from "#db/transaction.ts"
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

/** Stores a part in one transaction that tells pages of it; counts alone in a dry run. */
export const inOneStep = (
  { db, by: { now }, dryRun }: PartContext,
  tags: readonly ContentTag[],
  store: (step: PartStep) => Promise<PartCount>,
): Promise<PartCount> =>
  dryRun
    ? store({ db, tx: undefined, now })
    : inTransaction(db, async (tx) => {
        const count = await store({ db: tx, tx, now })
        await touchContent(tx, tags)
        return count
      })

import type { Db } from "#db/database.ts"
import type { StaffOptions } from "../admin/staff-auth.ts"
import type { AnswerCacheOptions } from "../answers/answer-cache.ts"
import type { BackupService } from "../backups/backup-service.ts"
import type { Catalogue } from "../catalogue/listing/catalogue.ts"
import type { IndexStore } from "../catalogue/listing/index-store.ts"

/** Told of what the client is not: the cause of every 500, 503 and 507, and what works worse than it should. */
export type ApiLog = { error(details: object, message: string): void; warn(details: object, message: string): void }

export type ApiOptions = {
  db: Db
  /** The bearer that may place and read orders; empty = no one. */
  token: string
  log?: ApiLog
  /** The time now, by which orders are placed; by default the machine's. */
  clock?: () => Date
  /** For the console's API; without it there is none. */
  staff?: StaffOptions
  /** Ends answers that would go on, such as streams of events. */
  stopping?: AbortSignal
  /** Makes and lists backups for the console; without it there are none. */
  backups?: BackupService
  /** A catalogue that its owner keeps up to date. Without it the API has one of its own, which the first request for it
   *  loads and which follows the log of changes. */
  catalogue?: Catalogue
  /** Stores the indexes of a large catalogue between two starts. */
  indexStore?: IndexStore
  /** Of the answers in memory. */
  answers?: AnswerCacheOptions
}

/** Request id and client address, which the server knows. */
export type RequestOrigin = { requestId?: string | undefined; client?: string | undefined }
